import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { SignedIn } from './sign-in.ts'

const throughput = 400_000 / 8
const phone = { width: 390, height: 844 }

/** A page on a phone with a slow CPU and a slow network. */
export async function openSlowPhone(browser: Browser, state?: SignedIn) {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    ...(state && { storageState: state }),
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, cdp, close: () => context.close() }
}

interface Load {
  /** The selector of an element that exists once the page can be used. */
  until: string
  state?: SignedIn
}

/** The time from the first request until the page can be used, and the bytes received by then. */
export async function timeOf(browser: Browser, url: string, { until, state }: Load) {
  const { page, cdp, close } = await openSlowPhone(browser, state)
  const counted = countBytes(cdp)
  await recordUsableTime(page, until)
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  const moment = await page.waitForFunction(
    () => (globalThis as { usableAt?: number }).usableAt,
    undefined,
    { timeout: 120_000 },
  )
  const ms = Number(await moment.jsonValue())
  const bytes = counted()
  await close()
  return { ms, bytes }
}

// Measured in the page, because a call from outside would add latency.
async function recordUsableTime(page: Page, until: string): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) {
        Object.assign(globalThis, { usableAt: performance.now() })
      } else requestAnimationFrame(look)
    }
    look()
  }, until)
}

function countBytes(cdp: CDPSession): () => number {
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

/** Serves blank pages that load a given number of bytes. */
export async function serveBytes() {
  const server = createServer((request, response) => {
    const [, kind, count] = request.url?.split('/') ?? []
    if (kind === 'page') {
      const html = `<!DOCTYPE html><html lang="en"><title>Blank</title><link rel="icon" href="data:,"><body><script src="/script/${count}"></script><script>onload=()=>document.documentElement.className='loaded'</script>`
      response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    } else {
      const filling = randomBytes(Number(count)).toString('base64').slice(0, Number(count))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`//${filling}`)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // listening on a TCP port always gives an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    page: (count: number) => `http://127.0.0.1:${port}/page/${count}`,
    stop: () => void server.close(),
  }
}
