import { useOffice } from '@kakehashi/layouts/office'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useDates } from '../../../i18n/use-dates.ts'
import { UnconfirmedAddress } from '../../../account/unconfirmed-address.tsx'
import type { CustomerRequest } from '../../../request/request-views.ts'
import { CopyButton } from '@kakehashi/ui/copy-button'
import { CancelRequest } from '../cancel-request.tsx'
import styles from './confirmation-panel.module.css'
import { NextSteps } from './next-steps.tsx'
import { SentDocuments } from './sent-documents.tsx'

/** Where the page has its documents, with the button to add a file. */
export const documentsId = 'documents'

interface ConfirmationPanelProps {
  request: CustomerRequest
  onClose: () => unknown
}

/** Shown once, to a customer who has just sent the request. */
export function ConfirmationPanel({ request, onClose }: ConfirmationPanelProps) {
  const headingId = useId()
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={`wrap ${styles.panel}`}>
        <div className={styles.column}>
          <Received request={request} headingId={headingId} />
          <UnconfirmedAddress />
        </div>
        <div className={styles.column}>
          <NextSteps request={request} />
          <SentDocuments documents={request.documents} />
          <div className={styles.ways}>
            <Button
              onClick={() => {
                onClose()
                scrollTo({ top: 0 })
                document.getElementById('main')?.focus()
              }}
            >
              <Trans>Follow this request</Trans>
            </Button>
            <Button variant="line" icon="plus" onClick={addFile}>
              <Trans>Add a file</Trans>
            </Button>
          </div>
          <SomethingWrong request={request} />
        </div>
      </div>
    </section>
  )
}

function Received({ request, headingId }: { request: CustomerRequest; headingId: string }) {
  const language = useLanguage()
  const { timeOfDay } = useDates()
  const { orderNumber, createdAt, firstName, lastName, nameJa, email } = request
  const name = language === 'ja' ? nameJa || `${lastName} ${firstName}` : firstName
  const time = timeOfDay(createdAt)
  return (
    <div className={styles.card} data-keep-visible>
      <p className={styles.sent}>
        <Icon name="check" />
        <time dateTime={createdAt}>
          <Trans>Sent today at {time}</Trans>
        </time>
      </p>
      <h2 id={headingId}>
        <Trans>We have your request, {name}.</Trans>
      </h2>
      <div className={styles.number}>
        <p>
          <span>
            <Trans>Your order number</Trans>
          </span>
          <b translate="no">{orderNumber}</b>
        </p>
        <div>
          <CopyButton text={orderNumber} />
        </div>
      </div>
      <p className={styles.mail}>
        <Trans>
          We are sending a confirmation to <b>{email}</b>.
        </Trans>
      </p>
    </div>
  )
}

function SomethingWrong({ request }: { request: CustomerRequest }) {
  const office = useOffice()
  const phone = <a href={`tel:${office.phoneAbroad}`}>{office.phone}</a>
  const number = <b translate="no">{request.orderNumber}</b>
  return (
    <div className={styles.fine}>
      <p>
        <Trans>
          Something wrong? Call {phone} and say {number}.
        </Trans>
      </p>
      <CancelRequest request={request} textClass={styles.cancel} />
    </div>
  )
}

/** Opens the file picker of the documents on this page, where the upload then shows. */
function addFile() {
  const documents = document.getElementById(documentsId)
  documents?.scrollIntoView({ block: 'center' })
  documents?.querySelector('button')?.click()
}
