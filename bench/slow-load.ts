import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { SignedIn } from './sign-in.ts'

const throughput = 400_000 / 8
const phone = { width: 390, height: 844 }

/** A page on a phone that is slow itself and far away. */
export async function openSlowPhone(browser: Browser, state?: SignedIn) {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    ...(state && { storageState: state }),
  })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, line, close: () => context.close() }
}

interface Load {
  /** What is there once the page can be used. */
  until: string
  state?: SignedIn
}

/** From the first byte asked for until the page can be used, and what came over the line by then. */
export async function timeOf(browser: Browser, url: string, { until, state }: Load) {
  const { page, line, close } = await openSlowPhone(browser, state)
  const counted = countBytes(line)
  await noteMoment(page, until)
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

// Noted in the page: asking from outside would wait for our own line.
async function noteMoment(page: Page, until: string): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) {
        Object.assign(globalThis, { usableAt: performance.now() })
      } else requestAnimationFrame(look)
    }
    look()
  }, until)
}

function countBytes(line: CDPSession): () => number {
  let bytes = 0
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

/** Pages that hold nothing and load as many bytes as they are told. */
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
