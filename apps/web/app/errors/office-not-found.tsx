import { notFoundError, RouteError } from './route-error.tsx'

/** An unknown address of the back office or the desk. */
export default function OfficeNotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <RouteError error={notFoundError} frame="office" />
    </>
  )
}
