import { startPath } from '@kakehashi/contract/screen-paths'
import { localPath } from '@kakehashi/contract/site-addresses'
import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { ButtonLink } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import narrowBridge from './art/missing-span-narrow.svg'
import wideBridge from './art/missing-span-wide.svg'
import styles from './error-page.module.css'
import { TechnicalLine } from './technical-line.tsx'

interface ErrorPageProps {
  /** '404 Not Found', or the message of an error. */
  technical: string
  status?: number | undefined
  /** Links to other pages; by default those of the public site. */
  ways?: ReactNode
  /** The back office has no drawing. */
  hasDrawing?: boolean
}

/** What happened in plain words, links to other pages, and the words of the specification. */
export function ErrorPage({ technical, status, ways, hasDrawing = true }: ErrorPageProps) {
  const language = useLanguage()
  const isMissing = status === 404
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>
          {isMissing ? (
            <Trans>We cannot find this page</Trans>
          ) : (
            <Trans>This page cannot be shown</Trans>
          )}
        </h1>
        <p className={styles.plain}>
          {isMissing ? (
            <Trans>
              There is no page at this address. It may have moved, or the link may be incomplete.
            </Trans>
          ) : (
            genericError[language]
          )}
        </p>
        <p className={styles.ways}>{ways ?? <SiteWays />}</p>
        <TechnicalLine>{technical}</TechnicalLine>
      </div>
      {isMissing && hasDrawing && <MissingSpan />}
    </div>
  )
}

function SiteWays() {
  const language = useLanguage()
  return (
    <>
      <ButtonLink reloadDocument to={localPath('/', language)} variant="ink">
        <Trans>Home page</Trans>
      </ButtonLink>
      <ButtonLink to={startPath} variant="line">
        <Trans>Request form</Trans>
      </ButtonLink>
      <ButtonLink reloadDocument to={localPath('/services', language)} variant="line">
        <Trans>Services</Trans>
      </ButtonLink>
      <ButtonLink reloadDocument to={localPath('/contact', language)} variant="line">
        <Trans>Contact us</Trans>
      </ButtonLink>
    </>
  )
}

/** Decorative: a bridge with a missing span. */
function MissingSpan() {
  return (
    <picture className={`daylight ${styles.bridge}`}>
      <source media="(min-width: 500px)" srcSet={wideBridge} width={1440} height={300} />
      <img src={narrowBridge} alt="" width={390} height={188} />
    </picture>
  )
}
