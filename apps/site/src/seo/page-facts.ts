import { localPath } from '@kakehashi/contract/site-addresses'
import { inEachLanguage, type Language } from '@kakehashi/domain/language'
import { DomUtils, parseDocument } from 'htmlparser2'
import { readableText } from './readable-text.ts'

/** What search engines, link previews and agents are given about a page. */
export interface PageFacts {
  readonly language: Language
  /** The path of the English page. */
  readonly path: string
  /** The absolute address of this page, and of the page in each language. */
  readonly url: string
  readonly urls: Readonly<Record<Language, string>>
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

type NamedPage = Pick<PageFacts, 'path' | 'language' | 'title' | 'description'>

/** Heading and questions are read from the rendered page, so they always match it. */
export function pageFacts(page: NamedPage, origin: string, body: string): PageFacts {
  const document = parseDocument(body)
  const urls = inEachLanguage((language) => origin + localPath(page.path, language))
  return {
    ...page,
    urls,
    url: urls[page.language],
    heading: readableText(one(document, 'heading', named('h1'))),
    questions: questionsOf(document),
  }
}

/** Reads the sections of questions: each question is a <summary> followed by its answer. */
function questionsOf(document: Document): Question[] {
  return DomUtils.findAll(
    (element) => element.name === 'section' && 'data-faq' in element.attribs,
    document,
  )
    .flatMap((section) => DomUtils.getElementsByTagName('details', section))
    .map((details) => {
      const summary = one(details, 'question', named('summary'))
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

function named(name: string) {
  return (element: Element) => element.name === name
}

function one(within: Document | Element, what: string, test: (element: Element) => boolean) {
  const [found, ...more] = DomUtils.findAll(test, within)
  if (!found || more.length > 0)
    throw new Error(`A page has ${found ? 'more than one' : 'no'} ${what}`)
  return found
}
