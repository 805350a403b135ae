import { signIn } from '@kakehashi/contract/accounts/sessions'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import {
  getOfficeDraft,
  publishOfficeDraft,
  saveOfficeDraft,
} from '@kakehashi/contract/office-drafts'
import { startDemoSite } from './demo-site.ts'

/**
 * Publishes the office many times while visitors read its pages. Every publication has another
 * telephone number, so a page that mixes two publications has two of them.
 */
const count = Number(process.argv[2] ?? 100)
const paths = ['/', '/contact', '/about', '/ja', '/ja/contact', '/no-such-page', '/llms.txt']
/** Milliseconds between two pages of a visitor: without it they would only measure the CPU. */
const pause = 50
const number = /098-\d{3}-\d{4}/g
const owner = { email: 'owner@example.com', password: 'kakehashi-sample-2026' }

const demo = await startDemoSite()
const { url } = demo
let cookie = ''
const over = new AbortController()
const problems: string[] = []
const phoneOf = new Map<string, string>()
let replies = 0

async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  if (cookies.length > 0) cookie = cookies.join('; ')
  return (await response.json()) as Reply
}

async function publishWith(phone: string): Promise<void> {
  type Draft = ReplyOf<typeof getOfficeDraft>
  const { office } = await call<Draft>('GET', getOfficeDraft.path)
  await call(saveOfficeDraft.method, saveOfficeDraft.path, { office: { ...office, phone } })
  await call(publishOfficeDraft.method, publishOfficeDraft.path, {})
}

/** Reads pages one after the other. A version must not follow a later one. */
async function visit(first: number): Promise<void> {
  let last = 0
  for (let at = first; !over.signal.aborted; at += 1) {
    const path = paths[at % paths.length] ?? '/'
    const response = await fetch(url + path)
    const text = await response.text()
    const version = response.headers.get('site-version') ?? ''
    const phones = new Set(text.match(number))
    const [phone = ''] = phones
    const expected = phoneOf.get(version) ?? phone
    phoneOf.set(version, expected)
    replies += 1
    const isExpectedStatus = response.status === (path === '/no-such-page' ? 404 : 200)
    if (!isExpectedStatus) problems.push(`${path}: status ${response.status}`)
    if (phones.size !== 1) problems.push(`${path}: ${phones.size} telephone numbers`)
    if (phone !== expected) problems.push(`${path}: ${phone} in version ${version}`)
    if (Number(version) < last) problems.push(`${path}: version ${version} after ${last}`)
    last = Number(version)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function isShown(phone: string): Promise<boolean> {
  return (await (await fetch(`${url}/contact`)).text()).includes(phone)
}

try {
  await call(signIn.method, signIn.path, owner)
  const visitors = [0, 1, 2].map((first) => visit(first))
  const seconds: number[] = []
  for (let at = 1; at <= count; at += 1) {
    const phone = `098-777-${String(at).padStart(4, '0')}`
    // A proof of identity lasts ten minutes.
    if (at % 50 === 0) await call(signIn.method, signIn.path, owner)
    await publishWith(phone)
    const begun = Date.now()
    while (!(await isShown(phone))) await new Promise((resolve) => setTimeout(resolve, 50))
    seconds.push((Date.now() - begun) / 1000)
  }
  over.abort()
  await Promise.all(visitors)
  const sorted = seconds.toSorted((one, other) => one - other)
  for (const problem of new Set(problems)) console.log(problem)
  console.log(
    `${count} publications, ${phoneOf.size} versions seen, ${replies} pages read, ` +
      `${problems.length} problems; shown after ${sorted[Math.floor(count / 2)]} s (median), ` +
      `${sorted.at(-1)} s at most`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  over.abort()
  await demo.stop()
}
