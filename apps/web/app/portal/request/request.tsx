import { isNotFound } from '../../api/client/base-api.ts'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { useListClosuresQuery } from '../../api/settings-api.ts'
import NotFound from '../../errors/not-found.tsx'
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
  if (isNotFound(error)) return <NotFound />
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
