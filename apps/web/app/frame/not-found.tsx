import { ErrorPage } from './error-page.tsx'
import { notFoundError } from './not-found-error.ts'

export default function NotFound() {
  return <ErrorPage error={notFoundError} />
}
