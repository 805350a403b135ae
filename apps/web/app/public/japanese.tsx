import { messages } from '../locales/site/ja.po'
import { addWords } from '../frame/words.tsx'
import { PublicLayout, PublicError } from './public-layout.tsx'
import type { Route } from './+types/japanese'

addWords('ja', messages)

export default function Japanese() {
  return <PublicLayout language="ja" />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PublicError language="ja" error={error} />
}
