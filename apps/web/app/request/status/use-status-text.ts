import type { SeenRequest } from '../request-views.ts'
import { useLingui } from '@lingui/react/macro'
import { inDollars } from '../price.tsx'
import { moneyOf, type RequestStatus, statusOf } from './request-status.ts'

/** The status of a request in one line, worded for its reader. */
export function useStatusText(request: SeenRequest): string {
  const forCustomer = useCustomerText(request)
  const forStaff = useStaffText(request)
  const status = statusOf(request)
  return request.reader === 'customer' ? forCustomer[status] : forStaff[status]
}

function useSums(request: SeenRequest) {
  const { total = 0, remaining = 0, depositDue = 0 } = moneyOf(request) ?? {}
  return {
    total: inDollars(total),
    remaining: inDollars(remaining),
    deposit: inDollars(depositDue),
  }
}

type LineOf = Readonly<Record<RequestStatus, string>>

function useCustomerText(request: SeenRequest): LineOf {
  const { t } = useLingui()
  const { total, remaining, deposit } = useSums(request)
  const hasPapers = request.document !== undefined
  return {
    cancelled: t`This request is cancelled`,
    'being-quoted': hasPapers
      ? t`We are reviewing your documents`
      : t`We are reviewing your request`,
    'quote-ready': t`Your quote is ready: ${total}`,
    'quote-expired': t`Your quote has expired`,
    'quote-declined': t`The quote was declined`,
    'deposit-due': t`Deposit due: ${deposit}`,
    'about-to-begin': t`We are about to begin`,
    'being-translated': hasPapers
      ? t`We are translating your documents`
      : t`We are working on your order`,
    'being-reviewed': t`We are checking the translation`,
    ready: t`Ready for you to pick up`,
    'ready-with-balance': t`Ready for you to pick up`,
    'balance-due': t`Balance due: ${remaining}`,
    complete: t`Your order is complete`,
  }
}

function useStaffText(request: SeenRequest): LineOf {
  const { t } = useLingui()
  const { total, remaining, deposit } = useSums(request)
  return {
    cancelled: t`Cancelled`,
    'being-quoted': t`Waiting for a quote`,
    'quote-ready': request.reader === 'desk' ? t`Quoted` : t`Quoted at ${total}, not answered yet`,
    'quote-expired': t`The quote has expired`,
    'quote-declined': t`The quote was declined`,
    'deposit-due': t`Accepted, deposit due: ${deposit}`,
    'about-to-begin': t`Accepted, ready to begin`,
    'being-translated': t`Being translated`,
    'being-reviewed': t`In review`,
    ready: t`Ready for pickup`,
    'ready-with-balance': t`Ready for pickup, ${remaining} due`,
    'balance-due': t`Balance due: ${remaining}`,
    complete: t({ message: 'Complete', context: 'order' }),
  }
}
