import { ErrorPage, notFoundError } from './error-page.tsx'

/** Also written to HTML in both languages, so that it can be read where script does not run. */
export default function NotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ErrorPage error={notFoundError} />
    </>
  )
}
