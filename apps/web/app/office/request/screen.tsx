import { isNotFound } from '../../api/client/base-api.ts'
import { type Stage, stages } from '@kakehashi/domain/request/stage'
import { useLocation } from 'react-router'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { useListClosuresQuery } from '../../api/closures-api.ts'
import NotFound from '../../errors/not-found.tsx'
import { useServiceNames } from '../../request/service-name.tsx'
import type { Route } from './+types/screen'
import { Frame } from './frame.tsx'
import { LoadingScreen } from './loading.tsx'

/** One request at one of its six stages: the same screen, with that stage's own form. */
export default function Screen({ params }: Route.ComponentProps) {
  const stage = useStageOfAddress()
  const { currentData: request, error, isFetching, refetch } = useGetRequestQuery(params.id)
  // Asked for beside the request and not after it, so that no name and no day comes late.
  useServiceNames()
  useListClosuresQuery()
  if (isNotFound(error)) return <NotFound />
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

/** The second word of /admin/quote/1. */
function useStageOfAddress(): Stage {
  const word = useLocation().pathname.split('/')[2]
  return stages.find((stage) => stage === word) ?? 'quote'
}
