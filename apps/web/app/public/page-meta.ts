import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import type { MessageDescriptor } from '@lingui/core'
import type { MetaDescriptor } from 'react-router'
import { languageOfPath, localPath, plainPath } from '../i18n/language.ts'
import { i18nFor } from '../i18n/catalogs.tsx'
import { publicPages } from '../frame/public-pages.ts'
import { previewPath, previewSize } from './preview-path.ts'

interface PageWords {
  /** A message of ours, or what stands for somebody else's words. */
  title: MessageDescriptor | string
  description: MessageDescriptor | string
}

/** What search engines and link previews read, and where the same page stands in each language. */
export function pageMeta(pathname: string, words: PageWords): MetaDescriptor[] {
  const language = languageOfPath(pathname)
  const i18n = i18nFor(language)
  const say = (one: MessageDescriptor | string) => (typeof one === 'string' ? one : i18n._(one))
  const title = `${say(words.title)} | ${office.name}`
  const description = say(words.description)
  const path = plainPath(pathname)
  const address = (of: 'en' | 'ja') => __SITE_ORIGIN__ + localPath(path, of)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: office.name },
    { property: 'og:url', content: address(language) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: language === 'ja' ? 'ja_JP' : 'en_US' },
    ...preview(path, language, title),
    { tagName: 'link', rel: 'canonical', href: address(language) },
    alternate('en', address('en')),
    alternate('ja', address('ja')),
    alternate('x-default', address('en')),
  ]
}

/** The picture beside a link; a service without a page of its own shows that of all services. */
function preview(path: string, language: Language, alt: string): MetaDescriptor[] {
  const pictured = publicPages.some((page) => page.path === path) ? path : '/services'
  return [
    { property: 'og:image', content: __SITE_ORIGIN__ + previewPath(pictured, language) },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}
