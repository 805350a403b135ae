import { live } from '@kakehashi/contract/live'
import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from '@kakehashi/browser/testing/fake-browser'

test('closures are read again after a change and after a gap in the stream', async () => {
  fakeStorage()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const streams: ServerResponse[] = []
  let closures: unknown[] = []
  const origin = await startOrigin((request, response) => {
    if (request.url === live.path) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('event: again\ndata: null\n\n')
      streams.push(response)
    } else {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(closures))
    }
  })
  const { store } = await import('../client/store.ts')
  const { followOffice } = await import('./live-updates.ts')
  const { settingsApi } = await import('../settings-api.ts')
  const sendEvent = (event: string, data: unknown) =>
    streams.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const shown = () => settingsApi.endpoints.listClosures.select()(store.getState()).data
  const stop = followOffice(store.dispatch)
  await store.dispatch(settingsApi.endpoints.listClosures.initiate())
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  expect(shown()).toEqual([])

  const typhoon = { date: '2026-09-14', reason: { en: 'Typhoon', ja: '台風' } }
  closures = [typhoon]
  sendEvent('tags', [{ type: 'Closures' }])
  await vi.waitFor(() => expect(shown()).toEqual([typhoon]))
  closures = []
  sendEvent('again', null)
  await vi.waitFor(() => expect(shown()).toEqual([]))
  stop()
  origin.stop()
  vi.unstubAllGlobals()
})
