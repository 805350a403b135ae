import { sitePaths } from '@kakehashi/contract/site-addresses'
import {
  documentPaths,
  type RenderedPage,
  type SiteContent,
  type SiteFile,
  type SiteRenderer,
} from '@kakehashi/contract/site-renderer'
import { languages } from '@kakehashi/domain/language'
import { pageSlug } from '@kakehashi/domain/services'
import { type Application, applicationFiles } from './application-files.ts'
import type { SiteAssets } from './head.ts'
import { createRenderer, type SitePage } from './render.tsx'
import { seoFiles } from './seo/seo-files.ts'
import { createDrawing } from './seo/svg-to-png.ts'

/** Renders everything that shows facts of the office, from the output of the build. */
export function createSiteRenderer(assets: SiteAssets, application: Application): SiteRenderer {
  async function renderPages({ office, origin, team, services, now }: SiteContent) {
    const renderer = createRenderer(assets, { office, origin }, now, team)
    const written = await renderer.renderPages()
    // A service with the name of a page that somebody wrote by hand does not replace it.
    const otherServices = services.filter(({ slug }) => !isWrittenByHand(slug))
    const pages = [...written, ...(await renderer.renderServices(otherServices, written))]
    const files = pages.map((page) => pageFile(new URL(page.facts.url).pathname, page))
    return { renderer, written, pages, files }
  }

  return {
    renderPages: async (content) => (await renderPages(content)).files,

    async renderSite(content, drawn) {
      const { office, origin, now } = content
      const { renderer, written, pages, files } = await renderPages(content)
      const missing = languages.map(async (language) =>
        pageFile(documentPaths.missing(language), await renderer.renderMissingPage(language)),
      )
      return [
        ...files,
        ...(await Promise.all(missing)),
        ...(await applicationFiles(office, application)),
        ...(await seoFiles(
          { office, origin },
          {
            pages: factsOf(pages),
            picturedPages: factsOf(written),
            clientPaths: application.clientPaths,
            now,
            draw: createDrawing(drawn),
          },
        )),
      ]
    },
  }
}

function isWrittenByHand(slug: string): boolean {
  return sitePaths.some((path) => path === `/services/${pageSlug(slug)}`)
}

function factsOf(pages: readonly SitePage[]) {
  return pages.map(({ facts }) => facts)
}

function pageFile(
  path: string,
  { html, scriptHashes, styleHashes, frames }: RenderedPage,
): SiteFile {
  const policy = { scriptHashes, styleHashes, frames }
  return { path, contentType: 'text/html; charset=utf-8', body: html, policy }
}
