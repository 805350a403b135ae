import type { SeenRequest } from '../request-views.ts'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import { isWorkStage } from '@kakehashi/domain/request/stage'
import { useLingui } from '@lingui/react/macro'
import { inDollars } from '../price.tsx'
import { workTextsOf, workWords } from '../service-kind-texts.ts'
import { moneyOf, type RequestStatus, statusOf } from './request-status.ts'

/** The status of a request in one line, worded for its reader. */
export function useStatusText(request: SeenRequest): string {
  const atWork = useWorkText(request)
  const forCustomer = useCustomerText(request)
  const forStaff = useStaffText(request)
  const status = statusOf(request)
  if (status === 'at-work') return atWork
  return request.reader === 'customer' ? forCustomer[status] : forStaff[status]
}

function useWorkText(request: SeenRequest): string {
  const { reader, stage, document, serviceKind } = request
  const { t, i18n } = useLingui()
  if (!isWorkStage(stage)) return ''
  const texts = workTextsOf(stage, serviceKind)
  if (isUnassigned(request)) return i18n._(workWords[serviceKind].unassigned)
  if (reader !== 'customer') return i18n._(texts.forStaff)
  const hasDocuments = document !== undefined
  const isAboutDocuments = serviceKind === 'translation' && stage === 'translate'
  if (isAboutDocuments && !hasDocuments) return t`We are working on your request`
  return i18n._(texts.forCustomer)
}

/** Only the office knows who translates it. */
function isUnassigned(request: SeenRequest): boolean {
  return (
    request.reader === 'office' && request.stage === 'translate' && request.translator === undefined
  )
}

function useSums(request: SeenRequest) {
  const { total = 0, remaining = 0, depositDue = 0 } = moneyOf(request) ?? {}
  return {
    total: inDollars(total),
    remaining: inDollars(remaining),
    deposit: inDollars(depositDue),
  }
}

type Lines = Readonly<Record<Exclude<RequestStatus, 'at-work'>, string>>

function useCustomerText(request: SeenRequest): Lines {
  const { t } = useLingui()
  const { total, remaining, deposit } = useSums(request)
  const hasDocuments = request.document !== undefined
  const ready = useReadyText(request)
  return {
    cancelled: t`This request is cancelled`,
    'being-quoted': hasDocuments
      ? t`We are reviewing your documents`
      : t`We are reviewing your request`,
    'quote-ready': t`Your quote is ready: ${total}`,
    'quote-expired': t`Your quote has expired`,
    'quote-declined': t`The quote was declined`,
    'deposit-due': t`Deposit due: ${deposit}`,
    'about-to-begin': t`We are about to begin`,
    ready: ready.paid,
    'ready-with-balance': ready.withBalance,
    'balance-due': t`Balance due: ${remaining}`,
    complete: t`Your request is complete`,
  }
}

/** Translators do not see how a translation is delivered. */
const wayOf = (request: SeenRequest): DeliveryWay =>
  request.reader === 'desk' ? 'counter' : request.delivery

function useReadyText(request: SeenRequest) {
  const { t } = useLingui()
  switch (wayOf(request)) {
    case 'counter':
      return { paid: t`Ready for you to pick up`, withBalance: t`Ready for you to pick up` }
    case 'download':
      return { paid: t`Ready for you to download`, withBalance: t`Ready to download once paid` }
    case 'post':
      return { paid: t`Ready, we are sending it to you`, withBalance: t`Ready to send once paid` }
    case 'meeting':
      return {
        paid: t`Ready, let us agree on a time`,
        withBalance: t`Ready, let us agree on a time`,
      }
  }
}

function useReadyTextForStaff(request: SeenRequest): string {
  const { t } = useLingui()
  if (request.serviceKind === 'interpretation') return t`Record ready for the customer`
  switch (wayOf(request)) {
    case 'counter':
      return t`Ready for pickup`
    case 'download':
      return t`Ready to download`
    case 'post':
      return t`Ready to send by post`
    case 'meeting':
      return t`Ready for the meeting point`
  }
}

function useStaffText(request: SeenRequest): Lines {
  const { t } = useLingui()
  const { total, remaining, deposit } = useSums(request)
  const ready = useReadyTextForStaff(request)
  return {
    cancelled: t`Cancelled`,
    'being-quoted': t`Waiting for a quote`,
    'quote-ready': request.reader === 'desk' ? t`Quoted` : t`Quoted at ${total}, not answered yet`,
    'quote-expired': t`The quote has expired`,
    'quote-declined': t`The quote was declined`,
    'deposit-due': t`Accepted, deposit due: ${deposit}`,
    'about-to-begin': t`Accepted, ready to begin`,
    ready,
    'ready-with-balance': t`${ready}, ${remaining} due`,
    'balance-due': t`Balance due: ${remaining}`,
    complete: t({ message: 'Complete', context: 'request' }),
  }
}
