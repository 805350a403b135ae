import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SiteContent, SiteFile } from '@kakehashi/contract/site-renderer'

export interface RenderOrder {
  /** The output of the site build. */
  readonly folder: string
  readonly content: SiteContent
  /** Pictures of an earlier version, by their source. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/**
 * Rendering takes seconds in which nothing else would run, and loads React and fonts, so it has a
 * thread of its own that ends with the work.
 */
export async function renderInThread(order: RenderOrder): Promise<SiteFile[]> {
  const thread = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: order })
  try {
    // An error in the thread rejects it.
    const [files] = (await once(thread, 'message')) as [SiteFile[]]
    return files
  } finally {
    await thread.terminate()
  }
}
