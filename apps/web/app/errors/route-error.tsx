import { ErrorPage } from '@kakehashi/layouts/error-page'
import { isRouteErrorResponse } from 'react-router'
import { PageTitle } from '../layouts/page-title.tsx'
import { useUserInfo } from '../session/use-user-info.ts'
import { statusLine } from './status-line.ts'
import { OfficeLinks, PortalLinks } from './error-page-links.tsx'

export interface RouteErrorProps {
  error: unknown
  /** The layout around the page. Its links lead to other pages of the same layout. */
  frame: 'site' | 'office'
}

/** The error page for errors caught by the router. */
export function RouteError({ error, frame }: RouteErrorProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const technical = technicalText(error)
  const isCustomer = useUserInfo() !== null
  return (
    <>
      <PageTitle title={technical} />
      <ErrorPage
        technical={technical}
        status={status}
        ways={frame === 'office' ? <OfficeLinks /> : isCustomer ? <PortalLinks /> : undefined}
        frame={frame}
      />
    </>
  )
}

function technicalText(error: unknown): string {
  if (isRouteErrorResponse(error)) return statusLine(error.status, error.statusText)
  return error instanceof Error && error.message !== '' ? error.message : 'Error'
}

/** A 404 in the router's own shape, for pages that find nothing to show while rendering. */
export const notFoundError = { status: 404, statusText: 'Not Found', internal: false, data: null }
