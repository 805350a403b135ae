import { Trans } from '@lingui/react/macro'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { useListClosuresQuery } from '../../api/settings-api.ts'
import { isRefused, RefusedRequest } from '../../errors/refused-request.tsx'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useServiceNames } from '../../request/service-name.tsx'
import type { Route } from './+types/request'
import { RequestPage } from './request-page.tsx'
import { LoadingRequest } from './loading.tsx'

export default function Request({ params }: Route.ComponentProps) {
  // Not `data`, which would be the previous request until this one is loaded.
  const { currentData: data, error, isFetching, refetch } = useGetRequestQuery(params.id)
  // Requested in parallel, so that names and days do not appear late.
  useServiceNames()
  useListClosuresQuery()
  const isAdmin = useUserInfo()?.isAdmin ?? false
  if (isRefused(error)) {
    return isAdmin ? (
      <RefusedRequest error={error} frame="office" />
    ) : (
      <RefusedRequest
        error={error}
        frame="site"
        back={{ to: '/profile/myrequests', label: <Trans>My Requests</Trans> }}
      />
    )
  }
  if (!data) return <LoadingRequest error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <RequestPage
      key={data._id}
      request={data}
      trouble={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
