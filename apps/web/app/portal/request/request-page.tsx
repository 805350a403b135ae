import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { MessageThread } from '../../request/messages/message-thread.tsx'
import { useServiceName } from '../../request/service-name.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { classNames } from '@kakehashi/ui/class-names'
import { AgainCard } from './again-card.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { CertificatesCard } from './certificates-card.tsx'
import { withFilesOfCustomer } from './customer-view.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { ProofCard } from './proof-card.tsx'
import { NamesCard } from './names-card.tsx'
import { OriginalsCard } from './originals-card.tsx'
import { StaffLinks } from './staff-links.tsx'
import { RequestDocuments } from './request-documents.tsx'
import { Receipts } from './receipts.tsx'
import { Header } from './header.tsx'
import { LateBand } from './late-band.tsx'
import styles from './request-page.module.css'
import { RequestProgress } from './progress/request-progress.tsx'
import { OrderSlip, PrintSlip } from './slip/order-slip.tsx'
import { Steps } from './progress/steps.tsx'
import { QuoteCard } from './quote/quote-card.tsx'
import { SubmittedDetails } from '../../request/submitted-details.tsx'
import { TechnicalDetails } from './technical-details.tsx'
import { useNow } from '@kakehashi/ui/use-now'
import { PageTitle } from '../../layouts/page-title.tsx'
import { actsNowForCustomer } from '@kakehashi/domain/request/waiting'
import { UnconfirmedAddress } from '../../account/unconfirmed-address.tsx'
import { ConfirmationPanel, documentsId } from './confirmation/confirmation-panel.tsx'
import { useJustSent } from './confirmation/use-just-sent.ts'

interface RequestPageProps {
  request: RequestDetail
  /** The error of a refetch. The content stays. */
  trouble: unknown
  onRetry: () => void
  isRetrying: boolean
}

/** One request: next step, price, documents, messages. */
export function RequestPage({ request: known, trouble, onRetry, isRetrying }: RequestPageProps) {
  const request = withFilesOfCustomer(expiredBy(known, useNow()))
  const { name } = useServiceName(request)
  const { isJustSent, close } = useJustSent(request)
  // A cancelled request needs no slip for the counter.
  const isPrinted = request.reader !== 'desk' && request.closedAt === undefined
  return (
    <>
      <PageTitle title={`${name}, ${request.orderNumber}`} />
      {isJustSent && request.reader === 'customer' && (
        <ConfirmationPanel request={request} onClose={close} />
      )}
      <div className={`wrap ${styles.order}`}>
        <div className={styles.top}>
          <Header request={request} />
          {trouble !== undefined && (
            <Alert kind="error" onRetry={onRetry} isRetrying={isRetrying}>
              {errorMessage(trouble)}
            </Alert>
          )}
          {request.reader === 'customer' && !isJustSent && <UnconfirmedAddress />}
          {request.reader !== 'customer' && <StaffLinks request={request} />}
          {request.reader !== 'desk' && <LateBand request={request} />}
          <RequestProgress request={request} />
          {isProofAsked(request) && <ProofCard request={request} />}
          {areNamesAsked(request) && <NamesCard request={request} />}
        </div>
        {request.reader !== 'desk' && <QuoteCard request={request} />}
        <Steps request={request} />
        <div className={styles.papers}>
          <div id={documentsId}>
            <RequestDocuments request={request} />
          </div>
          <Messages request={request} />
        </div>
        <div className={classNames(styles.rest, request.reader === 'desk' && styles.alone)}>
          {!isProofAsked(request) && <ProofCard request={request} />}
          {!areNamesAsked(request) && <NamesCard request={request} />}
          {request.reader === 'customer' && <AgainCard request={request} />}
          {request.reader !== 'desk' && <CertificatesCard request={request} />}
          {request.reader !== 'desk' && <OriginalsCard request={request} />}
          {request.reader !== 'desk' && <Receipts request={request} />}
          {request.reader !== 'desk' && <DeliveryCard request={request} />}
          <SubmittedDetails request={request} layout="page" />
          <div className={styles.ways}>
            {isPrinted && <PrintSlip />}
            {request.reader === 'customer' && <CancelRequest request={request} />}
          </div>
          <TechnicalDetails request={request} />
        </div>
      </div>
      {isPrinted && <OrderSlip request={request} />}
    </>
  )
}

/** What the customer has to check is at the top. */
function areNamesAsked(request: RequestDetail): boolean {
  return request.reader === 'customer' && request.waiting.includes('names')
}

function isProofAsked(request: RequestDetail): boolean {
  return request.reader === 'customer' && request.waiting.includes('proof')
}

function Messages({ request }: { request: RequestDetail }) {
  const headingId = useId()
  if (request.reader === 'desk') return null
  return (
    <section id="messages" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Messages</Trans>
      </h2>
      <MessageThread request={request} />
    </section>
  )
}

/** Marks a quote as expired on an open page. No live update is sent at that moment. */
export function expiredBy<Request extends RequestDetail>(request: Request, now: Date): Request {
  if (request.reader === 'desk' || !request.quote) return request
  const { quote } = request
  const isOver = !quote.isTaken && new Date(quote.expiresAt) <= now
  if (!isOver || quote.isExpired) return request
  // The same values as the server will send.
  const expired = { ...request, actsNow: 'office', quote: { ...quote, isExpired: true } } as const
  if (request.reader !== 'customer') return expired
  const waiting = request.waiting.filter((kind) => kind !== 'quote')
  return { ...expired, waiting, actsNow: actsNowForCustomer(waiting, 'office') ?? 'office' }
}
