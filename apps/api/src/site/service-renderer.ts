import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage, SiteRenderer } from '@kakehashi/contract/site-renderer'

/**
 * Loads the renderer that the site build compiled. It includes React, so it is loaded only when the
 * first page needs it. A page is rendered again only when its service has changed.
 */
export async function openServiceRenderer(folder: string): Promise<SiteRenderer['renderService']> {
  const file = join(folder, 'renderer/index.js')
  await access(file)
  let loading: Promise<SiteRenderer> | undefined
  const rendered = new Map<string, { facts: string; page: RenderedPage }>()

  return async (service, language) => {
    const address = `${language}/${service.slug}`
    const facts = JSON.stringify(service)
    const known = rendered.get(address)
    if (known?.facts === facts) return known.page
    loading ??= load(file)
    const page = await (await loading).renderService(service, language)
    rendered.set(address, { facts, page })
    return page
  }
}

async function load(file: string): Promise<SiteRenderer> {
  const compiled = (await import(pathToFileURL(file).href)) as { renderer: SiteRenderer }
  return compiled.renderer
}
