import type { ReactNode } from 'react'
import { useGetRequestQuery } from '../api/requests-api.ts'
import { isRefused, RefusedRequest } from './refused-request.tsx'

interface UnlessRefusedProps {
  requestId: string
  back: { to: string; label: ReactNode }
  children: ReactNode
}

/** A screen of the office about a request, or why the server does not show that request. */
export function UnlessRefused({ requestId, back, children }: UnlessRefusedProps) {
  const { error } = useGetRequestQuery(requestId)
  if (!isRefused(error)) return children
  return <RefusedRequest error={error} frame="office" back={back} />
}
