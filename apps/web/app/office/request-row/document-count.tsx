import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Plural } from '@lingui/react/macro'

/** How much there is to translate: pages if they are known, documents otherwise. */
export function DocumentCount({ request }: { request: OfficeRequestItem }) {
  const { documentCount = 0, pageCount, serviceKind } = request
  if (documentCount === 0 || serviceKind === 'interpretation') return null
  return pageCount === undefined ? (
    <Plural value={documentCount} one="# document" other="# documents" />
  ) : (
    <Plural value={pageCount} one="# page" other="# pages" />
  )
}
