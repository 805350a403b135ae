import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOrigin } from '@kakehashi/browser/testing/fake-browser'
import { type LiveEvent, openStream } from './live-stream.ts'

const quick = { firstEvent: 150, pollInterval: 60 }
/** For tests that something does not happen: long enough for a busy machine. */
const slow = { firstEvent: 5_000, pollInterval: 5_000 }
const firstEvent = 'event: again\ndata: null\n\n'

vi.setConfig({ testTimeout: 40_000 })

let reported: LiveEvent[]
let connections: ServerResponse[]
/** How the server answers a connection. */
let answer: (reply: ServerResponse) => void
let origin: Awaited<ReturnType<typeof startOrigin>>
let stop: () => void

beforeEach(async () => {
  reported = []
  connections = []
  origin = await startOrigin((_, reply) => {
    connections.push(reply)
    answer(reply)
  })
})
afterEach(() => {
  stop()
  origin.stop()
})

function listen(timeouts = quick) {
  stop = openStream({ timeouts, onEvent: (event) => reported.push(event) })
}

/** Opens the stream and writes the given events. */
function sendEvents(events: string) {
  return (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    // Browsers wait for seconds before they reconnect; tests need not.
    reply.write(`retry: 10\n\n${events}`)
  }
}

const count = (kind: LiveEvent['kind']) => reported.filter((event) => event.kind === kind).length
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

test('events are passed on, without polling in between', async () => {
  answer = sendEvents(`${firstEvent}event: tags\ndata: [{"type":"Request","id":"a"}]\n\n`)
  listen(slow)
  await eventually(() => expect(reported).toHaveLength(2))
  await pause(1.2 * slow.firstEvent)

  expect(reported).toEqual([
    { kind: 'again' },
    { kind: 'tags', tags: [{ type: 'Request', id: 'a' }] },
  ])
  expect(connections).toHaveLength(1)
})

test.each([403, 502])('a stream refused with %i is replaced by polling', async (status) => {
  answer = (reply) => reply.writeHead(status).end()
  listen()
  await eventually(() => expect(count('again')).toBeGreaterThan(2))
  answer = sendEvents(`${firstEvent}event: tags\ndata: []\n\n`)
  await eventually(() => expect(count('tags')).toBe(1))

  const before = { reported: reported.length, connections: connections.length }
  await pause(3 * quick.firstEvent)
  expect({ reported: reported.length, connections: connections.length }).toEqual(before)
})

test('a stream that opens but sends nothing is replaced by polling', async () => {
  answer = sendEvents('')
  listen()
  await eventually(() => expect(count('again')).toBeGreaterThan(1))
})

test('a connection that keeps breaking is replaced by polling', async () => {
  answer = (reply) => {
    sendEvents('')(reply)
    setTimeout(() => reply.end(), 5)
  }
  listen(slow)
  await eventually(() => expect(count('again')).toBeGreaterThan(0))
  expect(connections.length).toBeGreaterThan(3)
})

test('a broken connection is opened again, and everything is read again', async () => {
  answer = sendEvents(firstEvent)
  listen(slow)
  await eventually(() => expect(count('again')).toBe(1))
  connections[0]?.end()
  await eventually(() => expect(count('again')).toBe(2))
  await pause(1.2 * slow.firstEvent)

  expect(count('again')).toBe(2)
  expect(connections).toHaveLength(2)
})

test('the end of a session is reported once, and the stream is opened again', async () => {
  answer = sendEvents(`${firstEvent}event: ended\ndata: null\n\n`)
  listen(slow)
  await eventually(() => expect(count('ended')).toBe(1))
  answer = sendEvents(firstEvent)
  await eventually(() => expect(connections).toHaveLength(2))
  expect(count('ended')).toBe(1)
})

test('after stop nothing is reported and the connection is closed', async () => {
  answer = sendEvents(firstEvent)
  listen(slow)
  await eventually(() => expect(count('again')).toBe(1))
  stop()
  await eventually(() => expect(connections[0]?.destroyed).toBe(true))
  await pause(1.2 * slow.firstEvent)

  expect(reported).toEqual([{ kind: 'again' }])
  expect(connections).toHaveLength(1)
})
