import type { LaunchedChrome } from 'chrome-launcher'
import { launch } from 'chrome-launcher'
import type { Artifacts, Flags, Result } from 'lighthouse'
import lighthouse, { desktopConfig } from 'lighthouse'

/** One look at one page by Lighthouse, with what the goals are held against. */
export interface Reading {
  /** Of 100: performance, accessibility, best practices, SEO, agentic browsing. */
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
  readonly requests: readonly Requested[]
  /** What Lighthouse found this machine to be worth; a busy one is worth less. */
  readonly machine: number
  /** The audits that cost a point. */
  readonly short: readonly string[]
}

export interface Requested {
  readonly url: string
  readonly kind: string
  readonly bytes: number
  readonly isBeforeLcp: boolean
}

type DevtoolsLog = Artifacts['DevtoolsLog']

export type Device = 'mobile' | 'desktop'

const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const
export type Category = (typeof categories)[number]

async function openChromium(): Promise<LaunchedChrome> {
  return launch({
    chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    logLevel: 'error',
  })
}

/** On a busy machine the browser now and then loses the beginning of its own record. */
const mostTries = 3

export async function look(
  url: string,
  device: Device,
  only: readonly Category[] = categories,
): Promise<Reading> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await lookOnce(url, device, only)
    } catch (error) {
      if (tries === mostTries) throw error
    }
  }
}

/** A browser of its own for each look, so that nothing is kept from the last. */
async function lookOnce(url: string, device: Device, only: readonly Category[]): Promise<Reading> {
  const chromium = await openChromium()
  try {
    const flags: Flags = { port: chromium.port, onlyCategories: [...only], logLevel: 'error' }
    const run = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!run) throw new Error(`Lighthouse had nothing to say about ${url}`)
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return readingOf(run.lhr, run.artifacts.DevtoolsLog)
  } finally {
    chromium.kill()
  }
}

function readingOf(lhr: Result, log: DevtoolsLog): Reading {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      // the categories asked for are those of the list above
    ) as Record<Category, number>,
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    requests: requestsOf(log, lcpAt(lhr)),
    machine: lhr.environment.benchmarkIndex,
    short: shortfallsOf(lhr),
  }
}

/** When the largest picture really stood, on the browser's own clock, in microseconds. */
function lcpAt(lhr: Result): number {
  // the shape of this audit's details, which Lighthouse types as a table of anything
  const metrics = lhr.audits['metrics']?.details as
    | { items: { observedLargestContentfulPaintTs: number }[] }
    | undefined
  return metrics?.items[0]?.observedLargestContentfulPaintTs ?? 0
}

function shortfallsOf(lhr: Result): string[] {
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)
  const ids = new Set(counted.filter(({ weight }) => weight > 0).map(({ id }) => id))
  return [...ids].filter((id) => {
    const score = lhr.audits[id]?.score
    return typeof score === 'number' && score < 1
  })
}

/** Every request of the page, by what the browser itself noted; the weight is without headers. */
function requestsOf(log: DevtoolsLog, lcp: number): Requested[] {
  const requests = new Map<string, Requested & { headers: number }>()
  for (const { method, params } of log) {
    if (method === 'Network.requestWillBeSent') {
      requests.set(params.requestId, {
        url: params.request.url,
        kind: params.type ?? 'Other',
        bytes: 0,
        headers: 0,
        isBeforeLcp: params.timestamp * 1e6 < lcp,
      })
    }
    if (!params || !('requestId' in params)) continue
    const request = requests.get(params.requestId)
    if (request && method === 'Network.responseReceived') {
      const headers = params.response.encodedDataLength
      requests.set(params.requestId, { ...request, headers })
    }
    if (request && method === 'Network.loadingFinished') {
      const bytes = Math.max(0, params.encodedDataLength - request.headers)
      requests.set(params.requestId, { ...request, bytes })
    }
  }
  return [...requests.values()]
}
