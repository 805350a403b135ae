import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans } from '@lingui/react/macro'
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router'
import { preloadServices, useListServicesQuery } from '../../api/services-api.ts'
import { hasFirstView } from '../../forms/early-input.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { useUserInfo } from '../../session/use-user-info.ts'
import styles from './start.module.css'
import { detailsStep } from './steps.ts'
import { useVisitorRequest, type VisitorRequestState } from './use-visitor-request.ts'

export interface StartContext {
  readonly services: readonly ServiceView[]
  readonly visitorRequest: VisitorRequestState
}

/** The request form for visitors, who create their account at the end. */
export default function Start() {
  const userInfo = useUserInfo()
  const { search } = useLocation()
  // Also reached after registering, because that signs the user in.
  if (userInfo) return <Navigate to={`/submitrequest${search}`} replace />
  return <StartForVisitor />
}

// With a first view, the services are loaded before the screen takes its place.
export async function clientLoader() {
  if (hasFirstView()) await preloadServices()
  return null
}

function StartForVisitor() {
  const services = useListServicesQuery()
  const visitorRequest = useVisitorRequest()
  const { pathname } = useLocation()
  if (visitorRequest.isBlank && pathname.replace(/\/$/, '') !== detailsStep.path) {
    return <Navigate to={detailsStep.path} replace />
  }
  return (
    <div className={services.isLoading ? `wrap ${styles.room}` : undefined}>
      <Loaded query={services} label={<Trans>Loading our services</Trans>} lines={9}>
        {(offered) => (
          <Outlet context={{ services: offered, visitorRequest } satisfies StartContext} />
        )}
      </Loaded>
    </div>
  )
}

export function useStart(): StartContext {
  return useOutletContext<StartContext>()
}
