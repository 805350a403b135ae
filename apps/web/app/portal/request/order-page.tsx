import type { RequestDetail } from '@kakehashi/contract/request-view'
import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { errorWords } from '../../api/base-api.ts'
import { MessageThread } from '../../request-parts/message-thread/message-thread.tsx'
import { useServiceName } from '../../request-parts/service-name.tsx'
import { Alert } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CancelRequest } from './cancel-request.tsx'
import { expiredBy } from './expired-by.ts'
import { ForStaff } from './for-staff.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHead } from './order-head.tsx'
import styles from './order-page.module.css'
import { OrderProgress } from './order-progress.tsx'
import { OrderSlip } from './order-slip.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PrintSlip } from './print-slip.tsx'
import { QuoteCard } from './quote-card.tsx'
import { ToldUs } from './told-us.tsx'
import { useNow } from '../../frame/use-now.ts'

interface OrderPageProps {
  request: RequestDetail
  /** What went wrong while it was read again; what is on screen stays. */
  trouble: unknown
  onRetry: () => void
  isRetrying: boolean
}

/** What happens now, what it costs, what we hold, what was said: in the order of asking. */
export function OrderPage({ request: known, trouble, onRetry, isRetrying }: OrderPageProps) {
  const request = expiredBy(known, useNow())
  const { name } = useServiceName(request)
  // Nobody brings a cancelled order to the counter.
  const isPrinted = request.reader !== 'desk' && request.closedAt === undefined
  return (
    <>
      <title>{`${name}, ${request.orderNumber} | ${office.name}`}</title>
      <div className={`wrap ${styles['order']}`}>
        <div className={styles['top']}>
          <OrderHead request={request} />
          {trouble !== undefined && (
            <Alert kind="error" onRetry={onRetry} isRetrying={isRetrying}>
              {errorWords(trouble)}
            </Alert>
          )}
          {request.reader !== 'customer' && <ForStaff request={request} />}
          <OrderProgress request={request} />
        </div>
        {request.reader !== 'desk' && <QuoteCard request={request} />}
        <OrderSteps request={request} />
        <div className={styles['papers']}>
          <OrderDocuments request={request} />
          <Messages request={request} />
        </div>
        <div className={classNames(styles['rest'], request.reader === 'desk' && styles['alone'])}>
          <ToldUs request={request} />
          <div className={styles['ways']}>
            {isPrinted && <PrintSlip />}
            {request.reader === 'customer' && <CancelRequest request={request} />}
          </div>
        </div>
      </div>
      {isPrinted && <OrderSlip request={request} />}
    </>
  )
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
