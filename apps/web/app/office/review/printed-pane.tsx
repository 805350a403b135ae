import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import styles from './bench.module.css'
import { LinesPane } from './lines-pane.tsx'
import { PrintedLines } from './printed-lines.tsx'
import { OfferComparison } from './text-pane.tsx'
import type { Versions } from './use-versions.ts'

interface PrintedPaneProps {
  heading: ReactNode
  review: ReviewView
  versions: Versions
}

/** A translation that was made from templates, field by field. */
export function PrintedPane({ heading, review, versions }: PrintedPaneProps) {
  const [isClean, setClean] = useState(false)
  const { papers = [], translation } = review
  const { changes, text } = versions
  return (
    <LinesPane
      heading={heading}
      before={translation?.before?.version}
      changes={changes}
      isClean={isClean}
      foot={
        changes.count > 0 ? (
          <button
            type="button"
            className={styles.clean}
            aria-pressed={isClean}
            onClick={() => setClean(!isClean)}
          >
            {isClean ? <Trans>Show the changes</Trans> : <Trans>Show without marks</Trans>}
          </button>
        ) : (
          <NoMarks review={review} text={text} />
        )
      }
    >
      <PrintedLines papers={papers} current={changes.current} isClean={isClean} />
    </LinesPane>
  )
}

function NoMarks({ review, text }: { review: ReviewView; text: Versions['text'] }) {
  const { translation, changes } = review
  if (!translation?.before) return <Trans>This is the first version.</Trans>
  const { version } = translation.before
  if (changes === undefined) return <OfferComparison before={version} text={text} />
  return <Trans>Nothing has changed since version {version}.</Trans>
}
