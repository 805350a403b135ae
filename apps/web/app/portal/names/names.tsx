import { requestPath } from '@kakehashi/contract/screen-paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { useGetNamesQuery } from '../../api/names-api.ts'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { isRefused, RefusedRequest } from '../../errors/refused-request.tsx'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import type { Route } from './+types/names'
import { CheckNames } from './check-names.tsx'

/** Where the customer compares the names and dates with the passports. */
export default function Names({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData: sheet, ...query } = useGetNamesQuery(id, { refetchOnMountOrArgChange: true })
  const { currentData: request } = useGetRequestQuery(id)
  const orderNumber = request?.orderNumber
  if (isRefused(query.error)) {
    const back = { to: '/profile/myrequests', label: <Trans>My Requests</Trans> }
    return <RefusedRequest error={query.error} frame="site" back={back} />
  }
  return (
    <ColumnPage
      title={t`Check the names and dates`}
      lede={
        <Trans>
          They go into the translation exactly as they are here. Hold each passport beside the
          screen and compare letter by letter.
        </Trans>
      }
      back={{
        to: requestPath(id),
        label:
          orderNumber === undefined ? (
            <Trans>The request</Trans>
          ) : (
            <Trans>Order {orderNumber}</Trans>
          ),
      }}
    >
      <Loaded query={{ ...query, data: sheet }} label={<Trans>Loading the names</Trans>} lines={8}>
        {(loaded) => <CheckNames sheet={loaded} />}
      </Loaded>
    </ColumnPage>
  )
}
