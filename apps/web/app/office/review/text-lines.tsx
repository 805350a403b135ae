import type { ComparedPageLine, PagesComparison } from '@kakehashi/domain/review/compare-pages'
import { classNames } from '@kakehashi/ui/class-names'
import { Trans } from '@lingui/react/macro'
import marks from './marks.module.css'
import { inOrder, MarkedParts } from './marked-parts.tsx'
import styles from './text-lines.module.css'
import { changeId } from './use-changes.ts'

interface TextLinesProps {
  pages: PagesComparison['pages']
  /** The change that is pointed at. */
  current: number
  lang: string | undefined
}

/** The text of a PDF, line by line, with what has changed since the version before. */
export function TextLines({ pages, current, lang }: TextLinesProps) {
  return inOrder(pages).map(({ at, item: lines }) => {
    const number = at + 1
    return (
      <section key={at} className={styles.page}>
        <h3>
          <Trans>Page {number}</Trans>
        </h3>
        {lines.length === 0 ? (
          <p className={styles.none}>
            <Trans>This page has no text: it is a picture or empty.</Trans>
          </p>
        ) : (
          <div lang={lang}>
            {inOrder(lines).map(({ at: place, item: line }) => (
              <Line key={place} line={line} isCurrent={line.change === current} />
            ))}
          </div>
        )}
      </section>
    )
  })
}

function Line({
  line: { change, parts },
  isCurrent,
}: {
  line: ComparedPageLine
  isCurrent: boolean
}) {
  if (change === null) return <p className={styles.line}>{parts.map(({ text }) => text)}</p>
  return (
    <p
      id={changeId(change)}
      className={classNames(styles.line, styles.changed, isCurrent && marks.current)}
    >
      <span className={marks.number}>{change}</span>
      <MarkedParts parts={parts} />
    </p>
  )
}
