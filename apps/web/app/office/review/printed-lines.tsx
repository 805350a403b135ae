import type { ReviewLine, ReviewPaper } from '@kakehashi/contract/requests/review-view'
import { targetOf } from '@kakehashi/domain/paper-templates/template'
import { classNames } from '@kakehashi/ui/class-names'
import { Trans } from '@lingui/react/macro'
import type { Language } from '@kakehashi/domain/language'
import styles from './printed-lines.module.css'
import { inOrder, MarkedParts } from './marked-parts.tsx'
import marks from './marks.module.css'
import { changeId } from './use-changes.ts'

interface PrintedLinesProps {
  papers: readonly ReviewPaper[]
  /** The change that is pointed at. */
  current: number
  /** Only what is printed now. */
  isClean: boolean
}

/** What the translation prints, in the order of the paper. */
export function PrintedLines({ papers, current, isClean }: PrintedLinesProps) {
  return papers.map(({ document, from, title, groups }) => {
    const to = targetOf({ from })
    return (
      <article key={document} className={styles.paper} lang={to}>
        <h3>
          {title[to]} <span lang={from}>{title[from]}</span>
        </h3>
        {inOrder(groups).map(({ at, item: { heading, sections } }) => (
          <div key={at}>
            {heading && <h4>{heading[to]}</h4>}
            {sections.map((section) => (
              <div key={section.key}>
                {heading ? <h5>{section.label[to]}</h5> : <h4>{section.label[to]}</h4>}
                <dl>
                  {section.lines.map((line) => (
                    <Line
                      key={line.key}
                      line={line}
                      languages={{ from, to }}
                      isCurrent={line.change !== null && line.change === current}
                      isClean={isClean}
                    />
                  ))}
                </dl>
              </div>
            ))}
          </div>
        ))}
      </article>
    )
  })
}

interface LineProps {
  line: ReviewLine
  languages: { from: Language; to: Language }
  isCurrent: boolean
  isClean: boolean
}

function Line({ line, languages: { from, to }, isCurrent, isClean }: LineProps) {
  const { change, label, parts } = line
  const shown = isClean ? parts.filter(({ kind }) => kind !== 'removed') : parts
  if (isClean && shown.length === 0 && parts.length > 0) return null
  const isMarked = change !== null && !isClean
  return (
    <div
      id={isMarked ? changeId(change) : undefined}
      className={classNames(styles.line, isMarked && isCurrent && marks.current)}
    >
      <dt>
        {isMarked && <span className={marks.number}>{change}</span>}
        {label[to]} <span lang={from}>{label[from]}</span>
      </dt>
      <dd>
        {isClean ? shown.map(({ text }) => text) : <MarkedParts parts={shown} />}
        {shown.length === 0 && (
          <span className={styles.missing}>
            <Trans>Empty</Trans>
          </span>
        )}
      </dd>
    </div>
  )
}
