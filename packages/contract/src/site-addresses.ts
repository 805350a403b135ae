import type { Language } from '@kakehashi/domain/language'

/** The visitors' pages, by their address in English. In Japanese each is below /ja. */
export const sitePaths = [
  '/',
  '/military',
  '/about',
  '/contact',
  '/services',
  '/services/legal',
  '/services/medical',
  '/services/technical',
  '/services/interpretation',
  '/services/business',
] as const
export type SitePath = (typeof sitePaths)[number]

/** Answers every address that has no page, with status 404. */
export const missingPagePath = '/404'

export function languageOfPath(pathname: string): Language {
  return pathname === '/ja' || pathname.startsWith('/ja/') ? 'ja' : 'en'
}

/** '/about' in English, '/ja/about' in Japanese. */
export function localPath(path: string, language: Language): string {
  if (language === 'en') return path
  return path === '/' ? '/ja' : `/ja${path}`
}

/** The address in English: '/about' for '/ja/about' and '/about/'. */
export function plainPath(pathname: string): string {
  const path = languageOfPath(pathname) === 'ja' ? pathname.slice(3) || '/' : pathname
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Whether the site answers this address, and not the application. */
export function isSiteAddress(address: string): boolean {
  const { pathname } = new URL(address, 'https://any.example')
  const path = plainPath(pathname)
  return (
    languageOfPath(pathname) === 'ja' ||
    path.startsWith('/services/') ||
    [...sitePaths, missingPagePath].some((page) => page === path)
  )
}
