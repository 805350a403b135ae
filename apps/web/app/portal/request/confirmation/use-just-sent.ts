import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { useLocation, useNavigate } from 'react-router'

/** The state of the navigation from the request form. */
export const justSent = { isJustSent: true } as const

/** Whether the customer has just sent this request, and nothing has happened to it since. */
export function useJustSent({ reader, stage, closedAt }: RequestDetail) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as Partial<typeof justSent> | null
  const isNew = reader === 'customer' && stage === 'quote' && closedAt === undefined
  return {
    isJustSent: isNew && state?.isJustSent === true,
    close: () => navigate(location, { replace: true, state: null }),
  }
}
