import { requestPath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { useGetRequestQuery } from '../../api/requests-api.ts'

/** The way back from a page about one request. */
export function useBackToRequest(id: string) {
  const { currentData: request } = useGetRequestQuery(id)
  return {
    to: requestPath(id),
    label: request ? <Trans>Order {request.orderNumber}</Trans> : <Trans>The request</Trans>,
  }
}
