import { live } from '@kakehashi/contract/live'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from '@kakehashi/browser/testing/fake-browser'

const id = '0190a1b2-0000-7000-8000-000000000001'

let stored: { _id: string; version: number }
let reads: number
let streams: ServerResponse[]
/** Handles a change on the fake server and returns the status of its reply. */
let onChange: () => number
let origin: Awaited<ReturnType<typeof startOrigin>>

beforeEach(async () => {
  vi.resetModules()
  fakeStorage()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  stored = { _id: id, version: 1 }
  reads = 0
  streams = []
  onChange = () => {
    stored = { ...stored, version: stored.version + 1 }
    return 200
  }
  origin = await startOrigin(answer)
})
afterEach(() => {
  origin.stop()
  vi.unstubAllGlobals()
})

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url === live.path) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: again\ndata: null\n\n')
    streams.push(response)
    return
  }
  const isRead = request.method === 'GET'
  if (isRead) reads += 1
  const status = isRead ? 200 : onChange()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(stored))
  if (isRead || status !== 200) return
  const tags = JSON.stringify([{ type: 'Request', id }])
  for (const stream of streams) stream.write(`event: tags\ndata: ${tags}\n\n`)
}

async function openScreen() {
  const { store } = await import('./client/store.ts')
  const { requestsApi } = await import('./requests-api.ts')
  const { commandsApi } = await import('./request-commands-api.ts')
  const { getRequest } = requestsApi.endpoints
  await store.dispatch(getRequest.initiate(id))
  return {
    store,
    shown: () => getRequest.select(id)(store.getState()).data?.version,
    open: () => store.dispatch(getRequest.initiate(id)),
    deliver: () =>
      store.dispatch(
        commandsApi.endpoints.changeRequest.initiate({
          requestId: id,
          version: stored.version,
          command: { kind: 'endStage', isDelivered: true },
        }),
      ),
  }
}

/** Longer than the time in which changes are collected. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

test('a submit reads the request once, when the stream reports the change', async () => {
  const { store, shown, open, deliver } = await openScreen()
  const { followOffice } = await import('./live/live-updates.ts')
  const stop = followOffice(store.dispatch)
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  await settled()
  reads = 0

  await deliver()
  expect(shown(), 'the reply is shown at once').toBe(2)
  // Opens the screen of the next stage.
  await open()
  await vi.waitFor(() => expect(reads).toBe(1), { timeout: 5000 })
  await settled()
  expect(reads).toBe(1)
  stop()
})

test('without a stream the reply is shown and nothing is read again', async () => {
  const { shown, deliver } = await openScreen()
  reads = 0
  await deliver()
  await settled()
  expect(shown()).toBe(2)
  expect(reads).toBe(0)
})

test('after a refused change the request is read again', async () => {
  const { shown, deliver } = await openScreen()
  reads = 0
  onChange = () => {
    stored = { ...stored, version: 5 }
    return 409
  }
  await deliver()
  await vi.waitFor(() => expect(shown()).toBe(5))
  expect(reads).toBe(1)
})
