import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '@kakehashi/contract/site-renderer'
import type { RenderOrder } from './render-in-child-process.ts'

// Renders the site that its parent sends, and sends back the files; see render-in-child-process.ts.

const [{ folder, content, pictures }] = (await once(process, 'message')) as [RenderOrder]
const file = pathToFileURL(join(folder, 'renderer/index.js'))
const { renderer } = (await import(file.href)) as { renderer: SiteRenderer }
const files = pictures
  ? await renderer.renderSite(content, (source) => pictures.get(source))
  : await renderer.renderPages(content)
process.send?.(files)
