import { notFoundError, RouteError } from './route-error.tsx'

export default function NotFound() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <RouteError error={notFoundError} frame="site" />
    </>
  )
}
