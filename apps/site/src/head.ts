import { localPath, type SitePath, sitePaths } from '@kakehashi/contract/site-addresses'
import {
  defaultLanguage,
  type Language,
  languageFacts,
  languages,
} from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { tokenColour } from './seo/token-colour.ts'
import type { Site } from './site.ts'
import { escapeMarkup } from './escape-markup.ts'

/** What the build produces for the pages. */
export interface SiteAssets {
  readonly fonts: readonly string[]
  /** By folder below pages/: the base, the layout and what the page imports. */
  readonly styles: Readonly<Record<string, string>>
  /** Runs before the first paint and loads the islands later. */
  readonly script: string
  /** Scripts that the development server serves from source. */
  readonly modules?: readonly string[]
}

interface PageHead {
  /** The path of the English page. */
  path: string
  language: Language
  title: string
  description: string
}

/** Tags for search engines and link previews, with the address of the page in each language. */
export function pageHead(page: PageHead, { office, origin }: Site): string {
  const { path, language, description } = page
  const title = `${page.title} | ${office.name[language]}`
  const address = (of: Language) => origin + localPath(path, of)
  return [
    titleTag(title),
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', office.name[language]),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', languageFacts[language].locale.replace('-', '_')),
    meta('property', 'og:image', origin + sharePicturePath(picturedPath(path), language)),
    meta('property', 'og:image:width', String(sharePictureSize.width)),
    meta('property', 'og:image:height', String(sharePictureSize.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    tag('link', { rel: 'canonical', href: address(language) }),
    ...languages.map((each) => alternate(each, address(each))),
    alternate('x-default', address(defaultLanguage)),
    ...(path === '/' && office.news.length > 0 ? [feedLink(language)] : []),
  ].join('')
}

/** The news as a feed. */
export function feedPath(language: Language): string {
  return localPath('/news.xml', language)
}

function feedLink(language: Language): string {
  const href = feedPath(language)
  return tag('link', { rel: 'alternate', type: 'application/rss+xml', href })
}

export const missingHeadline = '404 Not Found'

export function missingPageHead(language: Language, office: Office): string {
  return (
    titleTag(`${missingHeadline} | ${office.name[language]}`) + meta('name', 'robots', 'noindex')
  )
}

/** The same on every page: colour, fonts and icons. */
export function commonHead(language: Language, { fonts }: SiteAssets): string {
  return [
    meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    meta('name', 'theme-color', tokenColour('paper')),
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: localPath('/manifest.webmanifest', language) }),
  ].join('')
}

/** Services that the office added use the picture of /services. */
function picturedPath(path: string): SitePath {
  return sitePaths.find((each) => each === path) ?? '/services'
}

function titleTag(title: string): string {
  return `<title>${escapeMarkup(title)}</title>`
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return tag('meta', { [key]: name, content })
}

function alternate(hreflang: string, href: string): string {
  return tag('link', { rel: 'alternate', hreflang, href })
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/** Link preview pictures: one for each page and language. */
export const sharePictureSize = { width: 1200, height: 630 }

/** Returns for example '/previews/services-legal.ja.png'. */
export function sharePicturePath(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/previews/${name}.${language}.png`
}
