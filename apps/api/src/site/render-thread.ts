import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteRenderer } from '@kakehashi/contract/site-renderer'
import type { RenderOrder } from './render-in-thread.ts'

const { folder, content, pictures } = workerData as RenderOrder
const file = pathToFileURL(join(folder, 'renderer/index.js'))
const { renderer } = (await import(file.href)) as { renderer: SiteRenderer }
const files = await renderer.renderSite(content, (source) => pictures.get(source))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(files)
