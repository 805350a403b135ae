import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { CertificateDownloads } from '../../request/certificate-downloads.tsx'
import { CertificateStatePill } from '../../request/certificate-state.tsx'
import type { PricedRequest } from '../../request/request-views.ts'
import styles from './originals-card.module.css'

/** The certificate of the translation, and those that the customer has and must not use. */
export function CertificatesCard({ request }: { request: PricedRequest }) {
  const headingId = useId()
  const language = useLanguage()
  const { detailDate } = useDates()
  const { certificates } = request
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        <Trans>Certificate of translation</Trans>
      </h2>
      <ul role="list">
        {certificates.map(({ _id, code, issuedAt, state, documentName }) => (
          <li key={_id}>
            {documentName !== '' && <b>{documentName}</b>}
            <span>
              {code}, {detailDate(issuedAt)}
            </span>
            <span>
              {state === 'valid' ? (
                <CertificateDownloads id={_id} code={code} />
              ) : (
                <>
                  <CertificateStatePill state={state} />{' '}
                  <Trans>Please do not use this certificate any more.</Trans>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          It is signed electronically. Whoever you give it to can{' '}
          <a href={localPath('/verify', language)}>check it on our website</a>.
        </Trans>
      </p>
    </section>
  )
}
