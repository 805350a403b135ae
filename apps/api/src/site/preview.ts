import type { SiteFile } from '@kakehashi/contract/site-renderer'
import * as contract from '@kakehashi/contract/office-drafts'
import type { Deps } from '../deps.ts'
import { versionOf } from '../events/stale-version.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { findDraft, getOffice } from '../office/queries.ts'
import { readTeam } from '../office/team.ts'
import { Refusal } from '../refusal.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { renderInChildProcess } from './render-in-child-process.ts'
import { readPublishedPages, readServices } from './render-site.ts'

/** Shows owners the pages with the changes that are not yet published. */
export function previewRoutes(api: Api, deps: Deps, siteFolder: string | undefined): void {
  const { db, clock, publicUrl } = deps
  const remembered = new Map<string, Promise<SiteFile[]>>()

  /** Rendered once for each state of the office, because a preview is opened again and again. */
  async function renderDraft(): Promise<SiteFile[]> {
    if (siteFolder === undefined) throw new Refusal('no-website')
    const office = (await findDraft(db))?.office ?? (await getOffice(db))
    const services = await readServices(db)
    const team = await readTeam(db)
    const now = clock.now()
    const key = versionOf({ office, services, team, year: now.getUTCFullYear() })
    const known = remembered.get(key)
    if (known) return known
    const content = { office, origin: publicUrl, services, team, now }
    const rendering = renderInChildProcess({ folder: siteFolder, content })
    remembered.clear()
    remembered.set(key, rendering)
    // A failure is not remembered.
    rendering.catch(() => remembered.delete(key))
    return rendering
  }

  api.serve(contract.listDraftPages, async () => {
    const [draft, before] = await Promise.all([renderDraft(), readPublishedPages(db)])
    return draft
      .filter(({ path, body }) => before.get(path) !== body)
      .map(({ path, body }) => ({ path, title: titleOf(String(body)) }))
  })

  api.serve(contract.previewDraftPage, async ({ query, reply }) => {
    const page = (await renderDraft()).find(({ path }) => path === query.path)
    if (!page?.policy) throw new Refusal('not-found')
    reply.header('content-security-policy', contentSecurityPolicy(page.policy))
    return String(page.body)
  })
}

/** Without the name of the office, which follows it. */
function titleOf(html: string): string {
  const title = /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? ''
  return title
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
}
