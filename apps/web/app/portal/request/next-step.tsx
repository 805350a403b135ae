import type { PricedRequest } from '../../request/request-views.ts'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { namesPath, proofPath } from '@kakehashi/contract/screen-paths'
import { Link } from '@kakehashi/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { DownloadButton } from '../../request/documents/download-button.tsx'
import { inDollars } from '../../request/price.tsx'
import { workWords } from '../../request/service-kind-texts.ts'
import { isErased } from '../../request/retention/is-erased.ts'
import { moneyOf, type RequestStatus } from '../../request/status/request-status.ts'
import { Alert } from '@kakehashi/ui/alert'
import { AtTheCounter } from './at-the-counter.tsx'
import { Delivered } from './delivered.tsx'
import { HandOver, PayLater } from './hand-over.tsx'
import styles from './quote/quote-card.module.css'
import { QuoteAnswer } from './quote/quote-answer.tsx'
import { ReadyBy } from './quote/ready-by.tsx'
import type { Answering } from './quote/use-quote-answer.ts'

interface NextStepProps {
  request: PricedRequest
  status: RequestStatus
  answering: Answering
}

/** What happens next, and who has to act. */
export function NextStep({ request, status, answering }: NextStepProps) {
  const language = useLanguage()
  const { i18n } = useLingui()
  const words = workWords[request.serviceKind]
  const money = moneyOf(request)
  const remaining = inDollars(money?.remaining ?? 0)
  const deposit = inDollars(money?.depositDue ?? 0)
  const paid = inDollars(money?.paid ?? 0)
  switch (status) {
    case 'being-quoted':
      return (
        <>
          <p className={styles.text}>
            <Trans>
              We are preparing your quote. We will e-mail you when the price is here. You owe
              nothing until you accept it.
            </Trans>
          </p>
          <ReadyBy request={request} />
        </>
      )
    case 'quote-ready':
      return (
        <>
          <ReadyBy request={request} />
          <QuoteAnswer key="answer" request={request} answering={answering} />
        </>
      )
    case 'quote-expired':
      return (
        <>
          <Alert kind="warning" action={<WriteToUs />}>
            {refusals['quote-expired'].text[language]}
          </Alert>
          {request.reader === 'office' && (
            <QuoteAnswer key="answer" request={request} answering={answering} />
          )}
        </>
      )
    case 'quote-declined':
      return (
        <>
          <AfterDeclining request={request} />
          <QuoteAnswer key="answer" request={request} answering={answering} />
        </>
      )
    case 'deposit-due':
      return (
        <>
          <ReadyBy request={request} />
          <AtTheCounter
            title={<Trans>Pay {deposit} at our counter and we will start</Trans>}
            request={request}
            isForPaying
          />
        </>
      )
    case 'about-to-begin':
    case 'at-work':
      return (
        <>
          <ReadyBy request={request} />
          {/* Late: the band at the top says what happens next. */}
          {!request.late && (
            <p className={styles.text}>
              {money && money.remaining > 0 ? (
                <PayLater request={request} amount={money.remaining} isWhole={money.paid === 0} />
              ) : (
                <Trans>Everything is paid.</Trans>
              )}{' '}
              <NothingToDo request={request} />
            </p>
          )}
        </>
      )
    case 'ready':
    case 'ready-with-balance':
      return (
        <>
          <YourTranslation request={request} />
          <HandOver request={request} />
        </>
      )
    case 'balance-due':
      return (
        <>
          <Alert kind="warning">{i18n._(words.owing(remaining))}</Alert>
          <Delivered request={request} />
          <YourTranslation request={request} />
          <AtTheCounter title={<Trans>Pay at our counter</Trans>} request={request} isForPaying />
        </>
      )
    case 'complete':
      return (
        <>
          <Delivered request={request} />
          <YourTranslation request={request} />
          {!isErased(request) && <p className={styles.text}>{i18n._(words.stays)}</p>}
        </>
      )
    case 'cancelled':
      return (
        <>
          <WhyCancelled request={request} />
          <p className={styles.text}>
            {money && money.paid > 0 ? (
              <Trans>You have paid {paid}. Please call us or write to us about it.</Trans>
            ) : isErased(request) ? (
              <Trans>You owe nothing.</Trans>
            ) : (
              <Trans>
                You owe nothing. If this was a mistake, write to us and we will reopen it.
              </Trans>
            )}
          </p>
        </>
      )
  }
}

/** The customer is asked for a reason only if they gave none. */
function AfterDeclining({ request }: { request: PricedRequest }) {
  if (request.reader !== 'customer' || request.declineReason === undefined) {
    return (
      <p className={styles.text}>
        <Trans>
          Tell us in a message if the price or the day does not suit you. If you change your mind,
          you can still accept this quote.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <Alert kind="info" title={<Trans>Why you declined it</Trans>} className={styles.reason}>
        {request.declineReason}
      </Alert>
      <p className={styles.text}>
        <Trans>If you change your mind, you can still accept this quote.</Trans>
      </p>
    </>
  )
}

/** Not said while a message from the office may ask the customer for something. */
function NothingToDo({ request }: { request: PricedRequest }) {
  if (request.reader === 'customer' && request.waiting.includes('message')) {
    return (
      <a href="#messages">
        <Trans>Please read our message.</Trans>
      </a>
    )
  }
  if (request.reader === 'customer' && request.waiting.includes('names')) {
    return (
      <Link to={namesPath(request._id)}>
        <Trans>Please check the names and dates.</Trans>
      </Link>
    )
  }
  if (request.reader === 'customer' && request.waiting.includes('proof')) {
    return (
      <Link to={proofPath(request._id)}>
        <Trans>Please read the proof copy and approve it.</Trans>
      </Link>
    )
  }
  const hasOfficeWrittenLast = request.inbox.at(-1)?.sender === 'staff'
  return hasOfficeWrittenLast ? (
    <Trans>
      Unless our last message asks you for something, you do not need to do anything now.
    </Trans>
  ) : (
    <Trans>You do not need to do anything now.</Trans>
  )
}

/** What the office wrote on cancelling. Staff see it on their own screens. */
function WhyCancelled({ request }: { request: PricedRequest }) {
  if (request.reader !== 'customer' || request.closeReason === undefined) return null
  return (
    <Alert kind="info" title={<Trans>Why we cancelled it</Trans>} className={styles.reason}>
      {request.closeReason}
    </Alert>
  )
}

/** The finished translation, also offered here so that it is easy to find. */
function YourTranslation({ request }: { request: PricedRequest }) {
  const { i18n } = useLingui()
  const { reader, translation, serviceKind } = request
  if (reader !== 'customer' || translation === undefined) return null
  return (
    <DownloadButton path={translation} variant="seal" icon="download" isWide>
      {i18n._(workWords[serviceKind].download)}
    </DownloadButton>
  )
}

function WriteToUs() {
  return (
    <a href="#messages" className={styles.way}>
      <Trans>Write to us</Trans>
    </a>
  )
}
