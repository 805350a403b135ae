import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SiteContent, SiteFile } from '@kakehashi/contract/site-renderer'
import { duration } from '../clock.ts'

export interface RenderOrder {
  /** The output of the site build. */
  readonly folder: string
  readonly content: SiteContent
  /** Pictures of an earlier version, by their source; without them, only pages are rendered. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
}

// React is much slower in development.
const env = { NODE_ENV: 'production' }
const script = fileURLToPath(new URL('render-child.ts', import.meta.url))

/**
 * Renders in a process that ends with the work: rendering takes seconds in which nothing else would
 * run, and a quarter of a gigabyte for React and fonts. It has none of our environment.
 */
export async function renderInChildProcess(order: RenderOrder): Promise<SiteFile[]> {
  const child = fork(script, { serialization: 'advanced', env, execArgv: [] })
  const ended = new AbortController()
  const timer = setTimeout(() => child.kill('SIGKILL'), 2 * duration.minute)
  // Its error is in the log; the exit alone says that there is no answer.
  const failed = once(child, 'exit', { signal: ended.signal }).then(([code, signal]) => {
    throw new Error(`The site was not rendered: ${String(code ?? signal)}`)
  })
  try {
    child.send(order)
    const answer = once(child, 'message', { signal: ended.signal })
    const [files] = (await Promise.race([answer, failed])) as [SiteFile[]]
    return files
  } finally {
    failed.catch(() => {})
    ended.abort()
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
