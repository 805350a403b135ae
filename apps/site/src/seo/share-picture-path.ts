import type { Language } from '@kakehashi/domain/language'

/** The picture that a link to a page shows when somebody sends it: one a page and language. */
export const sharePictureSize = { width: 1200, height: 630 }

/** '/previews/services-legal.ja.png'. */
export function sharePicturePath(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/previews/${name}.${language}.png`
}
