import { Alert } from '@kakehashi/ui/alert'
import { Icon } from '@kakehashi/ui/icon'
import { Loading } from '@kakehashi/ui/spinner'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './bench.module.css'
import { LinesPane } from './lines-pane.tsx'
import { TextLines } from './text-lines.tsx'
import type { Versions } from './use-versions.ts'

interface TextPaneProps {
  heading: ReactNode
  /** The numbers of both versions. */
  now: number
  before: number
  lang: string | undefined
  versions: Versions
}

/** The text of two PDFs, line by line. The pages are shown again by a press. */
export function TextPane({ heading, now, before, lang, versions }: TextPaneProps) {
  const { changes, text } = versions
  const { found } = text
  const isSame = found.kind === 'compared' && found.comparison.changes === 0
  return (
    <LinesPane
      heading={heading}
      before={before}
      changes={changes}
      foot={
        <>
          {isSame && (
            <span>
              <Trans>The text is the same as in version {before}.</Trans>
            </span>
          )}
          <button type="button" className={styles.clean} onClick={() => text.show(false)}>
            <Trans>Show the pages</Trans>
          </button>
        </>
      }
    >
      {found.kind === 'reading' && (
        <Loading label={<Trans>Reading both versions</Trans>} lines={10} />
      )}
      {found.kind === 'failed' && (
        <Alert kind="error" onRetry={text.retry}>
          {found.why ?? <Trans>The versions could not be read.</Trans>}
        </Alert>
      )}
      {found.kind === 'no-text' && (
        <Alert kind="info">
          <NoText version={found.version === 'now' ? now : before} />
        </Alert>
      )}
      {found.kind === 'compared' && (
        <TextLines pages={found.comparison.pages} current={changes.current} lang={lang} />
      )}
    </LinesPane>
  )
}

function NoText({ version }: { version: number }) {
  return (
    <Trans>
      Version {version} has no text, only pictures, as a scan has. Compare the pages by hand.
    </Trans>
  )
}

/** Below the pages, and below lines that have no lines before them. */
export function OfferComparison({ before, text }: { before: number; text: Versions['text'] }) {
  if (!text.isPossible) {
    return (
      <span className={styles.cannot}>
        <Icon name="info" />
        <Trans>The versions cannot be compared: both have to be PDFs for that.</Trans>
      </span>
    )
  }
  return (
    <button type="button" className={styles.clean} onClick={() => text.show(true)}>
      <Trans>Compare with version {before}</Trans>
    </button>
  )
}
