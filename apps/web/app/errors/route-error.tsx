import { office } from '@kakehashi/domain/office'
import { ErrorPage } from '@kakehashi/layouts/error-page'
import { isRouteErrorResponse } from 'react-router'

/** The error page for whatever the router caught. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <>
      <title>{`${headline(error)} | ${office.name}`}</title>
      <ErrorPage
        headline={headline(error)}
        status={isRouteErrorResponse(error) ? error.status : undefined}
      />
    </>
  )
}

// The specification's words for these; other statuses use the server's.
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

/** The router's own shape of a 404, for pages that find out while rendering that they are none. */
export const notFoundError = { status: 404, statusText: 'Not Found', internal: false, data: null }
