import type { Language } from '@kakehashi/domain/language'

/** What a link to a public page shows when somebody sends it: one picture a page and language. */
export const previewSize = { width: 1200, height: 630 }

/** Where that picture stands: '/previews/services-legal.ja.png'. The build draws it there. */
export function previewPath(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/previews/${name}.${language}.png`
}
