import { handOverPath, stagePath } from '@kakehashi/contract/screen-paths'
import { Empty } from '@kakehashi/ui/empty'
import { Link } from '@kakehashi/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { useSearchOfficeQuery } from '../../api/search-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import type { Route } from './+types/scan'

/** Where the QR code of a label leads: to its request, at whatever stage that is. */
export default function Scan({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { orderNumber } = params
  const query = useSearchOfficeQuery(orderNumber)
  return (
    <OfficePage title={orderNumber}>
      <Loaded query={query} label={t`Loading the request`} lines={4}>
        {({ requests }) => {
          const found = requests.find((request) => request.orderNumber === orderNumber)
          if (found) return <Navigate to={stagePath(found.stage, found._id)} replace />
          return (
            <Empty
              title={<Trans>No order has the number {orderNumber}</Trans>}
              action={
                <Link to={handOverPath}>
                  <Trans>Search at the counter</Trans>
                </Link>
              }
            />
          )
        }}
      </Loaded>
    </OfficePage>
  )
}
