// oxlint-disable-next-line import/no-unassigned-import -- must be first: see styles.ts
import './styles.ts'
import { text } from 'node:stream/consumers'
import { missingPagePath, type SitePath, sitePaths } from '@kakehashi/contract/site-addresses'
import type { RenderedPage, ServiceFacts, SiteRenderer } from '@kakehashi/contract/site-renderer'
import { type Language, languageFacts, languages } from '@kakehashi/domain/language'
import { officeYear } from '@kakehashi/domain/calendar/office-year'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { SiteAssets } from './head.ts'
import { i18nIn } from './catalogues.ts'
import { renderDocument } from './document.ts'
import { missingPageHead, pageHead } from './head.ts'
import { Page } from './page.tsx'
import { markPhrases } from './phrases.ts'
import { serviceDescription, serviceName } from './pages/other-service/service-text.ts'
import { type PageFacts, pageFacts } from './seo/page-facts.ts'
import { structuredData } from './seo/structured-data.ts'
import { loadMissingPage, loadPage, loadServicePage, pageFolders } from './site-pages.ts'

export interface SitePage extends RenderedPage {
  /** For search engines, link previews and agents. */
  readonly facts: PageFacts
}

/** Renders pages from the office's data, without access to files or the network. */
export function createRenderer(assets: SiteAssets) {
  const stylesOf = (folder: string) => {
    const styles = assets.styles[folder]
    if (styles === undefined) throw new Error(`No styles were built for pages/${folder}`)
    return styles
  }

  async function renderParts(path: SitePath, language: Language) {
    const { default: Content, frames, ...texts } = await loadPage(path)
    const i18n = i18nIn[language]
    const page = {
      path,
      language,
      title: i18n._(texts.title),
      description: i18n._(texts.description),
    }
    const body = await renderBody(path, language, <Content />)
    const styles = stylesOf(pageFolders[path])
    const parts = { language, head: pageHead(page, assets), body, frames, styles }
    return { parts, facts: pageFacts(page, assets.origin, body) }
  }

  return {
    /** All hand-written pages, in both languages. */
    async renderPages(): Promise<SitePage[]> {
      const addresses = sitePaths.flatMap((path) =>
        languages.map((language) => ({ path, language })),
      )
      const pages = await Promise.all(
        addresses.map(({ path, language }) => renderParts(path, language)),
      )
      const allFacts = pages.map(({ facts }) => facts)
      return pages.map(({ parts, facts }) => {
        const data = structuredData(facts, allFacts)
        return Object.assign(renderDocument({ ...parts, data }, assets), { facts })
      })
    },

    /** One page, without structured data: for development. */
    async renderPage(path: SitePath, language: Language): Promise<RenderedPage> {
      const { parts } = await renderParts(path, language)
      return renderDocument(parts, assets)
    },

    async renderMissingPage(language: Language): Promise<RenderedPage> {
      const Content = await loadMissingPage()
      const body = await renderBody(missingPagePath, language, <Content />)
      const parts = { language, head: missingPageHead(language), body, styles: stylesOf('missing') }
      return renderDocument(parts, assets)
    },

    async renderService(service: ServiceFacts, language: Language): Promise<RenderedPage> {
      const Content = await loadServicePage()
      const path = `/services/${encodeURIComponent(service.slug)}`
      const head = pageHead(
        {
          path,
          language,
          title: serviceName(service, language).text,
          description: beginningOf(serviceDescription(service, language).text),
        },
        assets,
      )
      const body = await renderBody(path, language, <Content service={service} />)
      return renderDocument({ language, head, body, styles: stylesOf('other-service') }, assets)
    },
  } satisfies SiteRenderer & Record<string, unknown>
}

async function renderBody(path: string, language: Language, content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <Page path={path} language={language} year={officeYear(new Date())}>
      {content}
    </Page>,
  )
  const html = await text(prelude)
  return languageFacts[language].hasSpaces ? html : markPhrases(html)
}

/** About as much as a search engine shows. */
const summaryLength = 160

function beginningOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim()
  // Cut between grapheme clusters, so that no character is split.
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  if (characters.length <= summaryLength) return line
  return `${characters.slice(0, summaryLength - 1).join('')}…`
}
