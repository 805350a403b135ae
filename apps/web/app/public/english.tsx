import { messages } from '../locales/site/en.po'
import { addWords } from '../frame/words.tsx'
import { PublicLayout, PublicError } from './public-layout.tsx'
import type { Route } from './+types/english'

addWords('en', messages)

export default function English() {
  return <PublicLayout language="en" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PublicError language="en" error={error} />
}
