import type { Language } from '@kakehashi/domain/language'

/** Link preview pictures: one for each page and language. */
export const sharePictureSize = { width: 1200, height: 630 }

/** Returns for example '/previews/services-legal.ja.png'. */
export function sharePicturePath(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/previews/${name}.${language}.png`
}
