import { redirectDocument } from 'react-router'
import type { Route } from './+types/english'
import { PublicLayout, PublicError } from './public-layout.tsx'
import { writtenIn } from './written.server.ts'

export const loader = ({ request }: Route.LoaderArgs) => writtenIn('en', request)

/** From within the application a visitors' page is a document of its own. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => redirectDocument(request.url)

export default function English() {
  return <PublicLayout language="en" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PublicError language="en" error={error} />
}
