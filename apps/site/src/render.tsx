// oxlint-disable-next-line import/no-unassigned-import -- must be first: see styles.ts
import './styles.ts'
import { text } from 'node:stream/consumers'
import { missingPagePath, type SitePath, sitePaths } from '@kakehashi/contract/site-addresses'
import type { RenderedPage, ServiceFacts, TeamMember } from '@kakehashi/contract/site-renderer'
import { type Language, languageFacts, languages } from '@kakehashi/domain/language'
import { officeYear } from '@kakehashi/domain/calendar/office-year'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { SiteAssets } from './head.ts'
import { i18nIn } from './catalogues.ts'
import { renderDocument } from './document.ts'
import { missingPageHead, pageHead } from './head.ts'
import { Page } from './page.tsx'
import { markPhrases } from './phrases.ts'
import { officeWords } from './parts/office-words.ts'
import { serviceDescription, serviceName } from './pages/other-service/service-text.ts'
import { type PageFacts, pageFacts } from './seo/page-facts.ts'
import { structuredData } from './seo/structured-data.ts'
import type { Site } from './site.ts'
import { loadMissingPage, loadPage, loadServicePage, pageFolders } from './site-pages.ts'

export interface SitePage extends RenderedPage {
  /** For search engines, link previews and agents. */
  readonly facts: PageFacts
}

/** Renders the pages of an office, without access to files or the network. */
export function createRenderer(
  assets: SiteAssets,
  site: Site,
  now: Date,
  team: readonly TeamMember[] = [],
) {
  const { office, origin } = site

  const stylesOf = (folder: string) => {
    const styles = assets.styles[folder]
    if (styles === undefined) throw new Error(`No styles were built for pages/${folder}`)
    return styles
  }

  async function renderBody(path: string, language: Language, content: ReactNode) {
    const year = officeYear(now, office.timeZone)
    const { prelude } = await prerenderToNodeStream(
      <Page path={path} language={language} office={office} team={team} year={year}>
        {content}
      </Page>,
    )
    const html = await text(prelude)
    return languageFacts[language].hasSpaces ? html : markPhrases(html)
  }

  async function renderParts(path: SitePath, language: Language) {
    const { default: Content, frames, ...texts } = await loadPage(path)
    const values = officeWords(office, language)
    const translate = (message: MessageDescriptor) => i18nIn[language]._({ ...message, values })
    const page = {
      path,
      language,
      title: translate(texts.title),
      description: translate(texts.description),
    }
    const body = await renderBody(path, language, <Content />)
    const styles = stylesOf(pageFolders[path])
    const parts = { language, head: pageHead(page, site), body, frames, styles }
    return { parts, facts: pageFacts(page, origin, body) }
  }

  async function renderServiceParts(service: ServiceFacts, language: Language) {
    const Content = await loadServicePage()
    const page = {
      path: `/services/${encodeURIComponent(service.slug)}`,
      language,
      title: serviceName(service, language).text,
      description: beginningOf(serviceDescription(service, language).text),
    }
    const body = await renderBody(page.path, language, <Content service={service} />)
    const styles = stylesOf('other-service')
    const parts = { language, head: pageHead(page, site), body, styles }
    return { parts, facts: pageFacts(page, origin, body) }
  }

  function withData(
    { parts, facts }: Awaited<ReturnType<typeof renderParts | typeof renderServiceParts>>,
    pages: readonly { readonly facts: PageFacts }[],
  ): SitePage {
    const data = structuredData(
      site,
      facts,
      pages.map((page) => page.facts),
    )
    return Object.assign(renderDocument({ ...parts, data }, assets, site), { facts })
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
      return pages.map((page) => withData(page, pages))
    },

    /** The pages of services that nobody wrote by hand, in both languages. */
    async renderServices(
      services: readonly ServiceFacts[],
      pages: readonly SitePage[],
    ): Promise<SitePage[]> {
      const both = services.flatMap((service) =>
        languages.map((language) => renderServiceParts(service, language)),
      )
      return (await Promise.all(both)).map((page) => withData(page, pages))
    },

    /** One page, without structured data: for development. */
    async renderPage(path: SitePath, language: Language): Promise<RenderedPage> {
      const { parts } = await renderParts(path, language)
      return renderDocument(parts, assets, site)
    },

    async renderMissingPage(language: Language): Promise<RenderedPage> {
      const Content = await loadMissingPage()
      const body = await renderBody(missingPagePath, language, <Content />)
      const head = missingPageHead(language, office)
      const parts = { language, head, body, styles: stylesOf('missing') }
      return renderDocument(parts, assets, site)
    },

    /** One page, without structured data: for development. */
    async renderService(service: ServiceFacts, language: Language): Promise<RenderedPage> {
      const { parts } = await renderServiceParts(service, language)
      return renderDocument(parts, assets, site)
    },
  }
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
