import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOrigin } from '../../../../../packages/browser/src/testing/fake-browser.ts'
import { type News, openStream } from './live-stream.ts'

const quick = { greeting: 150, quietly: 60 }
/** For tests that something does not happen: long enough for a busy machine. */
const calm = { greeting: 5_000, quietly: 5_000 }
const greeting = 'event: again\ndata: null\n\n'

vi.setConfig({ testTimeout: 40_000 })

let told: News[]
let lines: ServerResponse[]
/** How the server answers a connection. */
let answer: (reply: ServerResponse) => void
let origin: Awaited<ReturnType<typeof startOrigin>>
let stop: () => void

beforeEach(async () => {
  told = []
  lines = []
  origin = await startOrigin((_, reply) => {
    lines.push(reply)
    answer(reply)
  })
})
afterEach(() => {
  stop()
  origin.stop()
})

function listen(rhythm = quick) {
  stop = openStream({ rhythm, tell: (news) => told.push(news) })
}

/** Opens the stream and writes the given events. */
function say(words: string) {
  return (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    // Browsers wait for seconds before they reconnect; tests need not.
    reply.write(`retry: 10\n\n${words}`)
  }
}

const count = (kind: News['kind']) => told.filter((news) => news.kind === kind).length
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

test('events are passed on, without polling in between', async () => {
  answer = say(`${greeting}event: tags\ndata: [{"type":"Request","id":"a"}]\n\n`)
  listen(calm)
  await soon(() => expect(told).toHaveLength(2))
  await pause(1.2 * calm.greeting)

  expect(told).toEqual([{ kind: 'again' }, { kind: 'tags', tags: [{ type: 'Request', id: 'a' }] }])
  expect(lines).toHaveLength(1)
})

test.each([403, 502])('a stream refused with %i is replaced by polling', async (status) => {
  answer = (reply) => reply.writeHead(status).end()
  listen()
  await soon(() => expect(count('again')).toBeGreaterThan(2))
  answer = say(`${greeting}event: tags\ndata: []\n\n`)
  await soon(() => expect(count('tags')).toBe(1))

  const before = { told: told.length, lines: lines.length }
  await pause(3 * quick.greeting)
  expect({ told: told.length, lines: lines.length }).toEqual(before)
})

test('a stream that opens but sends nothing is replaced by polling', async () => {
  answer = say('')
  listen()
  await soon(() => expect(count('again')).toBeGreaterThan(1))
})

test('a connection that keeps breaking is replaced by polling', async () => {
  answer = (reply) => {
    say('')(reply)
    setTimeout(() => reply.end(), 5)
  }
  listen(calm)
  await soon(() => expect(count('again')).toBeGreaterThan(0))
  expect(lines.length).toBeGreaterThan(3)
})

test('a broken connection is opened again, and everything is read again', async () => {
  answer = say(greeting)
  listen(calm)
  await soon(() => expect(count('again')).toBe(1))
  lines[0]?.end()
  await soon(() => expect(count('again')).toBe(2))
  await pause(1.2 * calm.greeting)

  expect(count('again')).toBe(2)
  expect(lines).toHaveLength(2)
})

test('the end of a session is reported once, and the stream is opened again', async () => {
  answer = say(`${greeting}event: ended\ndata: null\n\n`)
  listen(calm)
  await soon(() => expect(count('ended')).toBe(1))
  answer = say(greeting)
  await soon(() => expect(lines).toHaveLength(2))
  expect(count('ended')).toBe(1)
})

test('after stop nothing is reported and the connection is closed', async () => {
  answer = say(greeting)
  listen(calm)
  await soon(() => expect(count('again')).toBe(1))
  stop()
  await soon(() => expect(lines[0]?.destroyed).toBe(true))
  await pause(1.2 * calm.greeting)

  expect(told).toEqual([{ kind: 'again' }])
  expect(lines).toHaveLength(1)
})
