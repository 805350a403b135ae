/**
 * Visitors' pages are complete as they were written: neither React nor the router is loaded there.
 * What script adds to them is in public/script; the build puts its two files into each page, and
 * while developing they come straight from the source.
 */
export function VisitorScript() {
  if (!import.meta.env.DEV) return null
  return (
    <>
      <script type="module" src="/@vite/client" />
      <script type="module" src="/app/public/script/before-paint.ts" />
      <script type="module" src="/app/public/script/site.ts" />
    </>
  )
}
