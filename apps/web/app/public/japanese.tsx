import { redirectDocument } from 'react-router'
import type { Route } from './+types/japanese'
import { PublicLayout, PublicError } from './public-layout.tsx'
import { writtenIn } from './written.server.ts'

export const loader = ({ request }: Route.LoaderArgs) => writtenIn('ja', request)

/** From within the application a visitors' page is a document of its own. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => redirectDocument(request.url)

export default function Japanese() {
  return <PublicLayout language="ja" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PublicError language="ja" error={error} />
}
