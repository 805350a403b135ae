import { useGetRequestQuery } from '../../api/requests-api.ts'
import { statusOf } from '../../request/status/request-status.ts'
import { ReadyBy } from '../request/quote/ready-by.tsx'

/** Until which day the office finishes it, as the page of the request says. */
export function WhenReady({ requestId }: { requestId: string }) {
  const { currentData: request } = useGetRequestQuery(requestId)
  if (request?.reader !== 'customer' || statusOf(request) !== 'at-work') return null
  return <ReadyBy request={request} />
}
