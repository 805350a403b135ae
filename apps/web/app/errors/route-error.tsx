import { ErrorPage } from '@kakehashi/layouts/error-page'
import { isRouteErrorResponse } from 'react-router'
import { PageTitle } from '../layouts/page-title.tsx'

/** The error page for errors caught by the router. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <>
      <PageTitle title={headline(error)} />
      <ErrorPage
        headline={headline(error)}
        status={isRouteErrorResponse(error) ? error.status : undefined}
      />
    </>
  )
}

// Texts required by the specification; other statuses show the server's text.
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
}

function headline(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return `${error.status} ${statusTexts[error.status] ?? error.statusText}`.trim()
  }
  return error instanceof Error && error.message !== '' ? error.message : 'Error'
}

/** A 404 in the router's own shape, for pages that find nothing to show while rendering. */
export const notFoundError = { status: 404, statusText: 'Not Found', internal: false, data: null }
