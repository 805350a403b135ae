import { localPath } from '@kakehashi/contract/site-addresses'
import { languages } from '@kakehashi/domain/language'
import { pageSlug, serviceSlug } from '@kakehashi/domain/services'

/**
 * The address of the page of a service, from its name as somebody typed it:
 * '/services/Birth Certificate' becomes '/services/birth-certificate'.
 */
export function serviceAddress(path: string): string | undefined {
  for (const language of languages) {
    const folder = `${localPath('/services', language)}/`
    const name = path.startsWith(folder) ? decoded(path.slice(folder.length)) : ''
    if (name === '' || name.includes('/')) continue
    return folder + encodeURIComponent(pageSlug(serviceSlug(name)))
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
