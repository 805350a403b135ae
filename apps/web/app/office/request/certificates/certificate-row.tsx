import type { CertificateView } from '@kakehashi/contract/requests/certificate-view'
import type { Revocation } from '@kakehashi/domain/certificates/certificate'
import { Button } from '@kakehashi/ui/button'
import { Comma } from '@kakehashi/ui/comma'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../../i18n/use-dates.ts'
import { CertificateDownloads } from '../../../request/certificate-downloads.tsx'
import { CertificateStatePill } from '../../../request/certificate-state.tsx'
import styles from './certificates.module.css'

interface CertificateProps {
  certificate: CertificateView
  /** Names and papers leave with the content of the request. */
  hasPapers: boolean
}

interface StandingProps extends CertificateProps {
  onRevoke: () => void
}

export function StandingCertificate({ certificate, hasPapers, onRevoke }: StandingProps) {
  const { dateAndTime } = useDates()
  const { _id, code, issuedAt, issuedBy, fetchedAt, state } = certificate
  return (
    <div className={styles.standing}>
      <CertificateStatePill state={state} />
      <b className={styles.code}>{code}</b>
      <span className={styles.about}>
        <Names certificate={certificate} />
        <small>
          <time dateTime={issuedAt}>{dateAndTime(issuedAt)}</time>
          <Comma />
          {issuedBy ?? <Trans>Former staff member</Trans>}
          <Comma />
          {fetchedAt === undefined ? (
            <Trans>not yet downloaded by the customer</Trans>
          ) : (
            <Trans>downloaded by the customer</Trans>
          )}
        </small>
      </span>
      <span className={styles.files}>
        {hasPapers && <CertificateDownloads id={_id} code={code} />}
      </span>
      <Button variant="line" size="small" onClick={onRevoke}>
        <Trans>Revoke</Trans>
      </Button>
    </div>
  )
}

const reasons: Readonly<Record<Revocation, MessageDescriptor>> = {
  'by-staff': msg`revoked`,
  replaced: msg`replaced by a new one`,
  'stepped-back': msg`the request was moved back`,
  'new-translation': msg`the translation was removed or replaced`,
}

/** It is never deleted: its paper is in somebody's hands. */
export function EndedCertificate({ certificate, hasPapers }: CertificateProps) {
  const { i18n } = useLingui()
  const { dateAndTime } = useDates()
  const { _id, code, state, revoked } = certificate
  return (
    <li>
      <CertificateStatePill state={state} />
      <b className={styles.code}>{code}</b>
      <span className={styles.about}>
        <Names certificate={certificate} />
        {revoked && (
          <small>
            {revoked.reason ?? i18n._(reasons[revoked.because])}
            <Comma />
            {revoked.by ?? <Trans>Former staff member</Trans>}
            <Comma />
            <time dateTime={revoked.at}>{dateAndTime(revoked.at)}</time>
          </small>
        )}
      </span>
      <span className={styles.files}>
        {hasPapers && <CertificateDownloads id={_id} code={code} />}
      </span>
    </li>
  )
}

function Names({ certificate: { documentName, person } }: { certificate: CertificateView }) {
  return (
    <>
      {documentName}
      {person !== undefined && (
        <>
          <Comma />
          {person}
        </>
      )}
    </>
  )
}
