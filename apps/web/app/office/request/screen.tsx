import { stageListPath } from '@kakehashi/contract/screen-paths'
import { type Stage, stageNames, stages } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { useListClosuresQuery } from '../../api/settings-api.ts'
import { offerUndo } from '../../api/undo-offers.ts'
import { isRefused, RefusedRequest } from '../../errors/refused-request.tsx'
import { useServiceNames } from '../../request/service-name.tsx'
import type { Route } from './+types/screen'
import { Frame } from './frame.tsx'
import { LoadingScreen } from './loading.tsx'

/** The screen of a request at any stage. */
export default function Screen({ params }: Route.ComponentProps) {
  const stage = useStageOfAddress()
  const { currentData: request, error, isFetching, refetch } = useGetRequestQuery(params.id)
  // Start these together with the request, so that names and dates do not appear later.
  useServiceNames()
  useListClosuresQuery()
  useEffect(() => {
    if (request) offerUndo(request)
  }, [request])
  const list = { to: stageListPath(stage), label: stageNames[stage][useLanguage()] }
  if (isRefused(error)) return <RefusedRequest error={error} frame="office" back={list} />
  if (request?.reader !== 'office') {
    return <LoadingScreen stage={stage} error={error} isFetching={isFetching} refetch={refetch} />
  }
  return (
    <Frame
      key={`${stage} ${request._id}`}
      stage={stage}
      request={request}
      trouble={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

/** The stage in an address such as /admin/quote/1. */
function useStageOfAddress(): Stage {
  const segment = useLocation().pathname.split('/')[2]
  return stages.find((stage) => stage === segment) ?? 'quote'
}
