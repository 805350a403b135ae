import { isSiteAddress } from '@kakehashi/contract/site-addresses'
import { redirectDocument } from 'react-router'
import type { Route } from './+types/not-found'
import { notFoundError } from './not-found-error.ts'
import { RouteError } from './route-error.tsx'

/** A page of the site is no screen of this application: the browser loads it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return isSiteAddress(request.url) ? redirectDocument(request.url) : null
}

export default function NotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <RouteError error={notFoundError} />
    </>
  )
}
