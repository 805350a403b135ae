import type { CertificateState } from '@kakehashi/domain/certificates/certificate'
import { useOffice } from '@kakehashi/layouts/office'
import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './page.module.css'

/** What the island shows one of. Days are filled in. */
export function Answers() {
  const { phone } = useOffice()
  return (
    <>
      <Answer of="checking" title={<Trans>Checking</Trans>} />
      <Answer of="valid" icon="check" title={<Trans>Valid</Trans>}>
        <FoundBy>
          <Trans>
            We issued this certificate, and it still stands. Compare the lines below with the paper.
          </Trans>
        </FoundBy>
      </Answer>
      <Answer of="replaced" icon="alert" title={<Trans>Replaced</Trans>}>
        <p>
          <Trans>
            We withdrew this certificate on <span data-ended="" />. Please do not accept it.
          </Trans>
        </p>
        <p>
          <Trans>
            There is a newer certificate for this order. Ask whoever gave it to you for it.
          </Trans>
        </p>
      </Answer>
      <Answer of="revoked" icon="alert" title={<Trans>Revoked</Trans>}>
        <p>
          <Trans>
            We withdrew this certificate on <span data-ended="" />. Please do not accept it.
          </Trans>
        </p>
      </Answer>
      <Answer of="unknown" icon="alert" title={<Trans>Not known</Trans>}>
        <p data-asked-by="code">
          <Trans>
            We have not issued a certificate with this code. Check that you typed it as on the
            paper.
          </Trans>
        </p>
        <p data-asked-by="file">
          <Trans>
            This file is neither a certificate of ours nor a translation that we have certified. A
            file that was changed, printed or saved again is not known either: check it by the code
            on the certificate.
          </Trans>
        </p>
      </Answer>
      <Answer of="too-many" icon="clock" title={<Trans>Please wait</Trans>}>
        <p>
          <Trans>
            There were too many checks from your network. Try again in a quarter of an hour, or call
            us.
          </Trans>
        </p>
      </Answer>
      <Answer of="no-answer" icon="alert" title={<Trans>No answer</Trans>}>
        <p>
          <Trans>
            Our server does not answer. Please check your connection and try again, or call {phone}.
          </Trans>
        </p>
      </Answer>
    </>
  )
}

/** A translation is found by its file too, and then it is not a paper that is compared. */
function FoundBy({ children }: { children: ReactNode }) {
  return (
    <>
      <p data-found-by="code certificate">{children}</p>
      <p data-found-by="translation">
        <Trans>
          This file is a translation of ours, unchanged, and a certificate for it stands. Compare
          the lines below with the certificate.
        </Trans>
      </p>
    </>
  )
}

interface AnswerProps {
  of: CertificateState | 'checking' | 'unknown' | 'too-many' | 'no-answer'
  icon?: 'check' | 'clock' | 'alert'
  title: ReactNode
  children?: ReactNode
}

function Answer({ of: state, icon, title, children }: AnswerProps) {
  return (
    <span data-answer={state} className={styles[state]} hidden>
      <strong>
        {icon && <Icon name={icon} />}
        {title}
      </strong>
      {children}
    </span>
  )
}
