import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { agentCatalog, catalogFile, orderingSkill, skillFile } from './agent-catalog.ts'
import { drawIcons, writeManifests } from './icons.ts'
import { llms } from './llms.ts'
import type { PageFacts } from './page-facts.ts'
import { drawSharePictures } from './share-pictures.ts'
import { robots } from './robots.ts'
import { securityFile, securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'

/** Writes the files for search engines, link previews, phones and agents. */
export async function writeSeoFiles(
  client: string,
  site: { origin: string; pages: readonly PageFacts[]; clientPaths: readonly string[] },
): Promise<void> {
  const { origin, pages, clientPaths } = site
  const addresses = pages.map(({ url }) => new URL(url).pathname)
  const texts = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots(origin, clientPaths, addresses),
    'llms.txt': llms(pages),
    [securityFile]: securityTxt(origin, new Date()),
    [catalogFile]: `${JSON.stringify(agentCatalog(origin), null, 2)}\n`,
    [skillFile]: orderingSkill(origin, pages),
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(client, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await writeManifests(client)
  await drawIcons(client)
  await drawSharePictures(client, pages)
}
