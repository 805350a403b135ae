import { defaultLanguage, type Language, languages } from '@kakehashi/domain/language'

/** The visitors' pages, by their address in English. In other languages each is below its prefix, like /ja. */
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
  '/status',
  '/verify',
] as const
export type SitePath = (typeof sitePaths)[number]

/** Answers every address that has no page, with status 404. */
export const missingPagePath = '/404'

export function languageOfPath(pathname: string): Language {
  const [, segment] = pathname.split('/')
  return languages.find((language) => language === segment) ?? defaultLanguage
}

function pathPrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** '/about' in English, '/ja/about' in Japanese. */
export function localPath(path: string, language: Language): string {
  const prefix = pathPrefix(language)
  return path === '/' ? prefix || '/' : prefix + path
}

/** The address in English: '/about' for '/ja/about' and '/about/'. */
export function plainPath(pathname: string): string {
  const path = pathname.slice(pathPrefix(languageOfPath(pathname)).length) || '/'
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Whether the site answers this address, and not the application. */
export function isSiteAddress(address: string): boolean {
  const { pathname } = new URL(address, 'https://any.example')
  const path = plainPath(pathname)
  return (
    languageOfPath(pathname) !== defaultLanguage ||
    path.startsWith('/services/') ||
    [...sitePaths, missingPagePath].some((page) => page === path)
  )
}
