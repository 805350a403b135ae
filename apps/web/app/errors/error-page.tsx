import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '@kakehashi/ui/button'
import narrowBridge from './art/missing-span-narrow.svg'
import wideBridge from './art/missing-span-wide.svg'
import styles from './error-page.module.css'
import { localPath } from '../i18n/language.ts'
import { useLanguage } from '@kakehashi/ui/use-language'

interface ErrorPageProps {
  error: unknown
}

/** The fallback page: what happened, in the router's own words and in ours, and ways on. */
export function ErrorPage({ error }: ErrorPageProps) {
  const language = useLanguage()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  return (
    <div className={styles['page']}>
      <title>{`${headline(error)} | ${office.name}`}</title>
      <div className="wrap">
        <h1>
          <Trans>Unexpected Application Error!</Trans>
        </h1>
        <p className={styles['status']}>{headline(error)}</p>
        <p className={styles['plain']}>
          {status === 404 ? (
            <Trans>
              There is no page at this address. It may have moved, or the link may be cut off.
            </Trans>
          ) : (
            <Trans>
              Something went wrong on our side. Nothing you have already sent is lost. Please try
              again in a moment, or call us.
            </Trans>
          )}
        </p>
        <p className={styles['ways']}>
          <ButtonLink reloadDocument to={localPath('/', language)} variant="ink">
            <Trans>Home page</Trans>
          </ButtonLink>
          <ButtonLink to="/submitrequest" variant="line">
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

/** Nothing is broken but the way here, and there is another: it says no more than the words. */
function MissingSpan() {
  return (
    <picture className={`daylight ${styles['bridge']}`}>
      <source media="(min-width: 500px)" srcSet={wideBridge} width={1440} height={300} />
      <img src={narrowBridge} alt="" width={390} height={188} />
    </picture>
  )
}

// The specification's words for these; other statuses speak for themselves.
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
}

function headline(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return `${error.status} ${statusTexts[error.status] ?? error.statusText}`.trim()
  }
  return error instanceof Error && error.message !== '' ? error.message : 'Error'
}
