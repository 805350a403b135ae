import { startPath } from '@kakehashi/contract/screen-paths'
import { localPath } from '@kakehashi/contract/site-addresses'
import { ButtonLink } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import narrowBridge from './art/missing-span-narrow.svg'
import wideBridge from './art/missing-span-wide.svg'
import styles from './error-page.module.css'

interface ErrorPageProps {
  /** '404 Not Found', or the message of an error. */
  headline: string
  status?: number | undefined
}

/** The specification's headline, an explanation, and links to other pages. */
export function ErrorPage({ headline, status }: ErrorPageProps) {
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>
          <Trans>Unexpected Application Error!</Trans>
        </h1>
        <p className={styles.status}>{headline}</p>
        <p className={styles.plain}>
          {status === 404 ? (
            <Trans>
              There is no page at this address. It may have moved, or the link may be incomplete.
            </Trans>
          ) : (
            <Trans>
              Something went wrong on our side. Nothing you have already sent is lost. Please try
              again in a moment, or call us.
            </Trans>
          )}
        </p>
        <p className={styles.ways}>
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
        </p>
      </div>
      {status === 404 && <MissingSpan />}
    </div>
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
