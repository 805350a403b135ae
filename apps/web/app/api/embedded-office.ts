import type { Office } from '@kakehashi/domain/office'

let office: Office | undefined

/**
 * The office as the server wrote it into the document. The development server does not, and the
 * build has no document. Kept, because React may render the document again without it.
 */
export function embeddedOffice(): Office | undefined {
  const text = globalThis.document?.querySelector('script#office')?.textContent
  if (text) office ??= JSON.parse(text) as Office
  return office
}
