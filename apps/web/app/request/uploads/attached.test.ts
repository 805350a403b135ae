import { expect, test, vi } from 'vitest'
import { draw, drawer, openLine, photo, statesOf } from './testing/fake-upload.ts'
import { createUploadQueue } from './upload-queue.ts'
import { documentsOf } from './upload.ts'

test('a file is ready once it is attached, and is not sent twice', async () => {
  const line = openLine()
  const queue = createUploadQueue({ send: line.send, draw })
  const attach = vi.fn<() => Promise<void>>().mockRejectedValueOnce({ status: 'FETCH_ERROR' })
  queue.start(attach)
  queue.add([photo('a.jpg')])
  line.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg failed']))
  line.calls.clear()
  queue.retry(queue.read().uploads[0]?.id ?? '')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
  expect(line.calls.size).toBe(0)
  expect(attach).toHaveBeenCalledTimes(2)
})

test('a file that is being attached to a request cannot be cancelled', async () => {
  const line = openLine()
  const queue = createUploadQueue({ send: line.send, draw })
  const attached = Promise.withResolvers<void>()
  const stop = queue.start(() => attached.promise)
  queue.add([photo('a.jpg')])
  line.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg attaching']))
  queue.cancel(queue.read().uploads[0]?.id ?? '')
  stop()
  expect(statesOf(queue)).toEqual(['a.jpg attaching'])
  attached.resolve()
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
})

test('after a reload an uploaded file is still attached, once', async () => {
  const { storage } = drawer()
  const before = openLine()
  const left = createUploadQueue({ send: before.send, draw, storage })
  left.start(() => Promise.reject({ status: 'FETCH_ERROR' }))
  left.add([photo('a.jpg')])
  before.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(left)).toEqual(['a.jpg failed']))

  const line = openLine()
  const queue = createUploadQueue({
    send: line.send,
    draw,
    storage,
    isGone: () => Promise.resolve(false),
  })
  const attach = vi.fn<() => Promise<void>>().mockResolvedValue()
  queue.start(attach)
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
  expect(attach).toHaveBeenCalledTimes(1)
  expect(line.calls.size).toBe(0)
  expect(await storage.find(), 'it is with its order now').toEqual([])
})

test('a file that belongs to an earlier request is reported, and the others stay ready', async () => {
  const { storage } = drawer()
  const line = openLine()
  const queue = createUploadQueue({
    send: line.send,
    draw,
    storage,
    findOrdered: () => Promise.resolve(['first.jpg']),
  })
  queue.start()
  queue.add([photo('first.jpg'), photo('new.jpg')])
  line.arrives('first.jpg')
  line.arrives('new.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['first.jpg ready', 'new.jpg ready']))
  await queue.markOrdered()
  expect(queue.read().uploads.map(({ state }) => state)).toMatchObject([
    { kind: 'failed', failure: { code: 'ordered' }, canRetry: false },
    { kind: 'ready' },
  ])
  expect(documentsOf(queue.read().uploads)).toEqual(['/api/files/new.jpg'])
})
