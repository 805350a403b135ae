import { isLanguage, type Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { DomUtils, parseDocument } from 'htmlparser2'
import { readableText } from './readable-text.ts'

/** What a written page says about itself. All that others are told about it is read off here. */
export interface PageFacts {
  readonly language: Language
  /** Its path without the language: '/services' for both '/services' and '/ja/services'. */
  readonly path: string
  /** The whole address of this page, and of the same page in each language. */
  readonly url: string
  readonly urls: Readonly<Record<Language, string>>
  /** Without the office's name behind it. */
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly questions: readonly Question[]
}

interface Question {
  readonly question: string
  readonly answer: string
}

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export function readPage(html: string): PageFacts {
  const document = parseDocument(html)
  const language = one(document, 'the document', (element) => element.name === 'html').attribs[
    'lang'
  ]
  if (!isLanguage(language)) throw new Error(`A page in neither language: ${language}`)
  const urls = { en: linked(document, 'alternate', 'en'), ja: linked(document, 'alternate', 'ja') }
  return {
    language,
    path: new URL(urls.en).pathname,
    url: linked(document, 'canonical'),
    urls,
    title: withoutOffice(readableText(one(document, 'a title', named('title')))),
    description: one(document, 'a description', isDescription).attribs['content'] ?? '',
    heading: readableText(one(document, 'a heading', named('h1'))),
    questions: questionsOf(document),
  }
}

/** A section of questions says that it is one; each is a summary with its answer below. */
function questionsOf(document: Document): Question[] {
  return DomUtils.findAll(
    (element) => element.name === 'section' && 'data-faq' in element.attribs,
    document,
  )
    .flatMap((section) => DomUtils.getElementsByTagName('details', section))
    .map((details) => {
      const summary = one(details, 'a question', named('summary'))
      const answer = details.children.filter((child) => child !== summary)
      return {
        question: readableText(summary),
        answer: answer
          .map((part) => readableText(part))
          .filter(Boolean)
          .join(' '),
      }
    })
}

const isDescription = (element: Element) =>
  element.name === 'meta' && element.attribs['name'] === 'description'

function named(name: string) {
  return (element: Element) => element.name === name
}

function linked(document: Document, rel: string, hreflang?: string): string {
  const link = one(
    document,
    `a ${rel} link`,
    ({ name, attribs }) =>
      name === 'link' &&
      attribs['rel'] === rel &&
      (hreflang === undefined || attribs['hreflang'] === hreflang),
  )
  return link.attribs['href'] ?? ''
}

function one(within: Document | Element, what: string, test: (element: Element) => boolean) {
  const [found, ...more] = DomUtils.findAll(test, within)
  if (!found || more.length > 0)
    throw new Error(`A page has ${found ? 'more than one' : 'no'} ${what}`)
  return found
}

function withoutOffice(title: string): string {
  return title.replace(new RegExp(`\\s*\\|\\s*${office.name}$`), '')
}
