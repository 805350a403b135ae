import type { Language } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Site } from '../../site.ts'
import { pageFacts, type PageFacts } from '../page-facts.ts'

interface Sample {
  path?: string
  language?: Language
  title?: string
  description?: string
  heading?: string
  body?: string
}

export const origin = 'https://deigo.example'
export const site: Site = { office: sampleOffice, origin }

export function sampleFacts(sample: Sample = {}): PageFacts {
  const { path = '/', language = 'en', heading = `Heading ${path}`, body = '' } = sample
  const { title = `Page ${path}`, description = `About ${path}` } = sample
  return pageFacts({ path, language, title, description }, origin, `<h1>${heading}</h1>${body}`)
}

export function samplePages(
  paths = ['/', '/contact', '/services', '/services/legal'],
): PageFacts[] {
  return paths.flatMap((path) => [
    sampleFacts({ path }),
    sampleFacts({ path, language: 'ja', title: `${path}のページ` }),
  ])
}
