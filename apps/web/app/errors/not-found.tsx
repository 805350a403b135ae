import { ErrorPage } from './error-page.tsx'
import { notFoundError } from './not-found-error.ts'

/** Also written to HTML in both languages, so that it can be read where script does not run. */
export default function NotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorPage error={notFoundError} />
    </>
  )
}
