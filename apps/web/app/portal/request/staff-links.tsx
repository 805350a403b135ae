import { deskPath, stagePath } from '@kakehashi/contract/screen-paths'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'

/** Shows staff the customer, and links to their own screen for the request. */
export function StaffLinks({ request }: { request: RequestDetail }) {
  const { _id, stage, reader } = request
  const name = lastFirst(request)
  return (
    <Alert kind="info" title={<Trans>The customer’s page: {name}</Trans>}>
      {reader === 'office' ? (
        <Link to={stagePath(stage, _id)}>
          <Trans>Open it in the back office</Trans>
        </Link>
      ) : (
        <Link to={deskPath(_id)}>
          <Trans>Open it on your desk</Trans>
        </Link>
      )}
    </Alert>
  )
}
