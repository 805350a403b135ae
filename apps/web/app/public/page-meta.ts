import { office } from '@kakehashi/domain/office'
import type { MessageDescriptor } from '@lingui/core'
import type { MetaDescriptor } from 'react-router'
import { languageOfPath, localPath, plainPath } from '../frame/language.ts'
import { i18nOf } from '../frame/words.tsx'

interface PageWords {
  title: MessageDescriptor
  description: MessageDescriptor
}

/** What search engines and link previews read, and where the same page stands in each language. */
export function pageMeta(pathname: string, words: PageWords): MetaDescriptor[] {
  const language = languageOfPath(pathname)
  const i18n = i18nOf(language)
  const title = `${i18n._(words.title)} | ${office.name}`
  const description = i18n._(words.description)
  const path = plainPath(pathname)
  const address = (of: 'en' | 'ja') => __SITE_ORIGIN__ + localPath(path, of)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: language === 'ja' ? 'ja_JP' : 'en_US' },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    alternate('en', address('en')),
    alternate('ja', address('ja')),
    alternate('x-default', address('en')),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}
