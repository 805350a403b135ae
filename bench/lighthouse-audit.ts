import type { LaunchedChrome } from 'chrome-launcher'
import { launch } from 'chrome-launcher'
import type { Artifacts, Flags, Result } from 'lighthouse'
import lighthouse, { desktopConfig } from 'lighthouse'

/** The result of one Lighthouse run. */
export interface Reading {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
  readonly requests: readonly Requested[]
  /** Lighthouse's benchmark index of this machine. It is lower when the machine is busy. */
  readonly machine: number
  /** The audits that lowered a score. */
  readonly failedAudits: readonly string[]
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

/** On a busy machine the browser sometimes loses the start of its trace. */
const maxTries = 3

export async function audit(
  url: string,
  device: Device,
  only: readonly Category[] = categories,
): Promise<Reading> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await auditOnce(url, device, only)
    } catch (error) {
      if (tries === maxTries) throw error
    }
  }
}

/** Starts a new browser for each run, so that nothing is cached. */
async function auditOnce(url: string, device: Device, only: readonly Category[]): Promise<Reading> {
  const chromium = await openChromium()
  try {
    const flags: Flags = { port: chromium.port, onlyCategories: [...only], logLevel: 'error' }
    const run = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`)
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return readingOf(run.lhr, run.artifacts.DevtoolsLog)
  } finally {
    chromium.kill()
  }
}

function readingOf(lhr: Result, log: DevtoolsLog): Reading {
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      // Lighthouse returns exactly the requested categories
    ) as Record<Category, number>,
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    requests: requestsOf(log, lcpAt(lhr)),
    machine: lhr.environment.benchmarkIndex,
    failedAudits: failedAuditsOf(lhr),
  }
}

/** The observed LCP on the browser's clock, in microseconds. */
function lcpAt(lhr: Result): number {
  // Lighthouse types the details of this audit only as a generic table
  const metrics = lhr.audits['metrics']?.details as
    | { items: { observedLargestContentfulPaintTs: number }[] }
    | undefined
  return metrics?.items[0]?.observedLargestContentfulPaintTs ?? 0
}

function failedAuditsOf(lhr: Result): string[] {
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)
  const ids = new Set(counted.filter(({ weight }) => weight > 0).map(({ id }) => id))
  return [...ids].filter((id) => {
    const score = lhr.audits[id]?.score
    return typeof score === 'number' && score < 1
  })
}

/** Every request of the page from the DevTools log. Sizes are without headers. */
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
