import { TechnicalLine } from '@kakehashi/layouts/technical-line'
import { Alert } from '@kakehashi/ui/alert'
import { PageHeading } from '@kakehashi/ui/page-heading'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { errorMessage, statusOf } from '../api/client/base-api.ts'
import { PageTitle } from '../layouts/page-title.tsx'
import styles from './refused-request.module.css'
import { statusLine } from './status-line.ts'
import { OfficeLinks, PortalLinks } from './error-page-links.tsx'

const refusals = new Set<unknown>([400, 403, 404])

/** Whether the server refused to show a request, so that trying again does not help. */
export function isRefused(error: unknown): boolean {
  return refusals.has(statusOf(error))
}

interface RefusedRequestProps {
  error: unknown
  /** The layout around the page. */
  frame: 'site' | 'office'
  back?: { to: string; label: ReactNode } | undefined
}

/**
 * Shown in place of a request that the server refuses to show. The server also answers 404 for
 * somebody else's request, so the text does not say whether the request exists.
 */
export function RefusedRequest({ error, frame, back }: RefusedRequestProps) {
  const { t } = useLingui()
  const status = statusOf(error)
  const isMissing = status === 404
  const title = isMissing ? t`We cannot find this request` : t`We cannot show this request`
  const isOffice = frame === 'office'
  return (
    <div className={isOffice ? styles.page : `wrap ${styles.page}`}>
      <PageTitle title={title} />
      <PageHeading back={back} title={title} />
      <div className={styles.alert}>
        <Alert kind="error">{errorMessage(error)}</Alert>
      </div>
      <p className={styles.plain}>
        {isOffice ? (
          <Trans>
            The address may be incomplete, or the request may be assigned to somebody else.
          </Trans>
        ) : (
          <Trans>
            The address may be incomplete, or the request may belong to another account. Your own
            requests are under My Requests.
          </Trans>
        )}
      </p>
      <p className={styles.ways}>{isOffice ? <OfficeLinks /> : <PortalLinks />}</p>
      <TechnicalLine>{statusLine(Number(status))}</TechnicalLine>
    </div>
  )
}
