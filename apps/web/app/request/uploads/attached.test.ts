import { expect, test, vi } from 'vitest'
import { draw, drawer, openLine, photo, statesOf } from './testing/fake-upload.ts'
import { createUploadQueue } from './upload-queue.ts'
import { documentsOf } from './upload.ts'

test('a file is ready once it is attached, and is not sent twice', async () => {
  const server = openLine()
  const queue = createUploadQueue({ send: server.send, draw })
  const attach = vi.fn<() => Promise<void>>().mockRejectedValueOnce({ status: 'FETCH_ERROR' })
  queue.start(attach)
  queue.add([photo('a.jpg')])
  server.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg failed']))
  server.calls.clear()
  queue.retry(queue.read().uploads[0]?.id ?? '')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
  expect(server.calls.size).toBe(0)
  expect(attach).toHaveBeenCalledTimes(2)
})

test('a file that is being attached to a request cannot be cancelled', async () => {
  const server = openLine()
  const queue = createUploadQueue({ send: server.send, draw })
  const attached = Promise.withResolvers<void>()
  const stop = queue.start(() => attached.promise)
  queue.add([photo('a.jpg')])
  server.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg attaching']))
  queue.cancel(queue.read().uploads[0]?.id ?? '')
  stop()
  expect(statesOf(queue)).toEqual(['a.jpg attaching'])
  attached.resolve()
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
})

test('after a reload an uploaded file is still attached, once', async () => {
  const { storage } = drawer()
  const serverBefore = openLine()
  const queueBefore = createUploadQueue({ send: serverBefore.send, draw, storage })
  queueBefore.start(() => Promise.reject({ status: 'FETCH_ERROR' }))
  queueBefore.add([photo('a.jpg')])
  serverBefore.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queueBefore)).toEqual(['a.jpg failed']))

  const server = openLine()
  const queue = createUploadQueue({
    send: server.send,
    draw,
    storage,
    isGone: () => Promise.resolve(false),
  })
  const attach = vi.fn<() => Promise<void>>().mockResolvedValue()
  queue.start(attach)
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
  expect(attach).toHaveBeenCalledTimes(1)
  expect(server.calls.size).toBe(0)
  expect(await storage.find(), 'it belongs to its request now').toEqual([])
})

test('a file that belongs to an earlier request is reported, and the others stay ready', async () => {
  const { storage } = drawer()
  const server = openLine()
  const queue = createUploadQueue({
    send: server.send,
    draw,
    storage,
    findOrdered: () => Promise.resolve(['first.jpg']),
  })
  queue.start()
  queue.add([photo('first.jpg'), photo('new.jpg')])
  server.arrives('first.jpg')
  server.arrives('new.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['first.jpg ready', 'new.jpg ready']))
  await queue.markOrdered()
  expect(queue.read().uploads.map(({ state }) => state)).toMatchObject([
    { kind: 'failed', failure: { code: 'ordered' }, canRetry: false },
    { kind: 'ready' },
  ])
  expect(documentsOf(queue.read().uploads)).toEqual(['/api/files/new.jpg'])
})
