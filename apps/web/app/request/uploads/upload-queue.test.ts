import { expect, test, vi } from 'vitest'
import type { UploadStorage } from './saved-uploads.ts'
import { draw, drawer, openLine, photo, statesOf } from './testing/fake-upload.ts'
import { createUploadQueue } from './upload-queue.ts'
import { documentsOf } from './upload.ts'

function startQueue(storage?: UploadStorage) {
  const server = openLine()
  const reported: string[] = []
  const queue = createUploadQueue({
    send: server.send,
    draw,
    onArrival: (message) => void reported.push(message),
    isGone: (path) => Promise.resolve(path.includes('gone')),
    ...(storage && { storage }),
  })
  const stop = queue.start()
  return { ...server, queue, stop, reported }
}

test('two files are sent at a time, in the order in which they were added', async () => {
  const { queue, arrives, reported } = startQueue()
  queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  expect(statesOf(queue)).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg waiting'])
  arrives('b.jpg')
  await vi.waitFor(() =>
    expect(statesOf(queue)).toEqual(['a.jpg sending', 'b.jpg ready', 'c.jpg sending']),
  )
  arrives('c.jpg')
  arrives('a.jpg')
  await vi.waitFor(() =>
    expect(documentsOf(queue.read().uploads)).toEqual([
      '/api/files/a.jpg',
      '/api/files/b.jpg',
      '/api/files/c.jpg',
    ]),
  )
  expect(reported, 'once, when all have arrived').toEqual(['Document received'])
})

test('an arrival is reported even if another file fails', async () => {
  const { queue, arrives, breaks, reported } = startQueue()
  queue.add([photo('a.jpg'), photo('b.jpg')])
  arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready', 'b.jpg sending']))
  expect(reported, 'not while another is on its way').toEqual([])
  breaks('b.jpg', { status: 'FETCH_ERROR' })
  await vi.waitFor(() => expect(reported).toEqual(['Document received']))
  queue.retry(queue.read().uploads[1]?.id ?? '')
  breaks('b.jpg', { status: 'FETCH_ERROR' })
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready', 'b.jpg failed']))
  expect(reported, 'and not again').toHaveLength(1)
})

test('a file is sent only after it is saved in the browser', async () => {
  const saved = Promise.withResolvers<undefined>()
  const send = vi.fn<ReturnType<typeof openLine>['send']>(openLine().send)
  const storage = { ...drawer().storage, storeFile: () => saved.promise }
  const queue = createUploadQueue({ send, draw, storage })
  queue.start()
  queue.add([photo('a.jpg')])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(send).not.toHaveBeenCalled()
  saved.resolve(undefined)
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('a photo that is uploaded before its thumbnail is drawn still gets it', async () => {
  const server = openLine()
  const drawing: ((picture: string) => void)[] = []
  const slow = () =>
    new Promise<string>((resolve) => {
      drawing.push(resolve)
    })
  const queue = createUploadQueue({ send: server.send, draw: slow })
  queue.start()
  queue.add([photo('a.jpg'), photo('b.jpg')])
  server.arrives('a.jpg')
  server.arrives('b.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready', 'b.jpg ready']))

  await vi.waitFor(() => {
    for (const finish of drawing) finish('data:image/jpeg,drawn')
    const pictures = queue.read().uploads.map(({ thumbnail }) => thumbnail)
    expect(pictures).toEqual(['data:image/jpeg,drawn', 'data:image/jpeg,drawn'])
  })
})

test('unsupported and too large files are refused before they are sent', () => {
  const { queue, calls } = startQueue()
  queue.add([
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    photo('big.jpg', 26 * 1024 ** 2),
  ])
  expect(queue.read().uploads.map(({ state }) => state)).toEqual([
    { kind: 'failed', canRetry: false, failure: { code: 'file-type' } },
    { kind: 'failed', canRetry: false, failure: { code: 'file-too-large' } },
  ])
  expect(calls.size).toBe(0)
})

test('a network error can be retried, a refused file cannot', async () => {
  const { queue, breaks, arrives } = startQueue()
  queue.add([photo('cut.jpg'), photo('ill.jpg')])
  breaks('cut.jpg', { status: 'FETCH_ERROR' })
  breaks('ill.jpg', { status: 422, data: { message: 'A virus', code: 'file-infected' } })
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['cut.jpg failed', 'ill.jpg failed']))
  const [cut, ill] = queue.read().uploads
  expect(cut?.state).toMatchObject({ canRetry: true })
  expect(ill?.state).toEqual({
    kind: 'failed',
    failure: {
      code: 'file-infected',
      error: { status: 422, data: { message: 'A virus', code: 'file-infected' } },
    },
    canRetry: false,
  })

  queue.retry(cut?.id ?? '')
  queue.retry(ill?.id ?? '')
  arrives('cut.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['cut.jpg ready', 'ill.jpg failed']))
})

test('an interrupted file is sent again by itself, also if another arrived meanwhile', async () => {
  vi.useFakeTimers()
  const { queue, breaks, arrives } = startQueue()
  queue.add([photo('a.jpg'), photo('b.jpg')])
  breaks('b.jpg', { status: 'FETCH_ERROR' })
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg sending', 'b.jpg failed']))
  arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready', 'b.jpg failed']))
  await vi.advanceTimersByTimeAsync(3_000)
  arrives('b.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready', 'b.jpg ready']))
  vi.useRealTimers()
})

test('a stopped upload is aborted and can be retried', async () => {
  const { queue, calls, arrives } = startQueue()
  queue.add([photo('a.jpg')])
  const [{ id } = { id: '' }] = queue.read().uploads
  queue.cancel(id)
  expect(calls.get('a.jpg')?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg stopped']))
  queue.retry(id)
  arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
})

test('after a reload finished uploads are there and the others continue', async () => {
  const { storage, files } = drawer()
  const before = startQueue(storage)
  before.queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  before.arrives('b.jpg')
  await vi.waitFor(() => expect(statesOf(before.queue)).toContain('b.jpg ready'))
  before.queue.cancel(before.queue.read().uploads[2]?.id ?? '')
  before.stop()
  expect(files.size).toBe(2)

  const after = startQueue(storage)
  await vi.waitFor(() =>
    expect(statesOf(after.queue)).toEqual(['a.jpg sending', 'b.jpg ready', 'c.jpg stopped']),
  )
  after.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(after.queue)).toContain('a.jpg ready'))
  after.queue.clear()
  expect([...files.keys()]).toEqual([])
  expect(await storage.find()).toEqual([])
})

test('files already in the request count towards the limit, once', async () => {
  const { queue, arrives } = startQueue()
  queue.start(() => Promise.resolve())
  queue.add([photo('a.jpg')], 18)
  arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['a.jpg ready']))
  queue.add([photo('b.jpg'), photo('c.jpg')], 19)

  expect(statesOf(queue)).toEqual(['a.jpg ready', 'b.jpg sending'])
  expect(queue.read().leftOut).toBe(1)
})

test('files beyond the limit of twenty are left out and counted', () => {
  const { queue } = startQueue()
  queue.add(Array.from({ length: 23 }, (_, at) => photo(`${at}.jpg`)))
  expect(queue.read()).toMatchObject({ leftOut: 3 })
  expect(queue.read().uploads).toHaveLength(20)
})

test('a file that the server or the browser has lost is reported', async () => {
  const { storage, files } = drawer()
  const before = startQueue(storage)
  before.queue.add([photo('gone.jpg'), photo('here.jpg'), photo('swept.jpg')])
  before.arrives('gone.jpg')
  before.arrives('here.jpg')
  await vi.waitFor(() =>
    expect(statesOf(before.queue)).toEqual([
      'gone.jpg ready',
      'here.jpg ready',
      'swept.jpg sending',
    ]),
  )
  before.stop()
  files.clear()

  const after = startQueue(storage)
  await vi.waitFor(() =>
    expect(statesOf(after.queue)).toEqual([
      'gone.jpg failed',
      'here.jpg ready',
      'swept.jpg failed',
    ]),
  )
  after.stop()

  const muchLater = startQueue(storage)
  await vi.waitFor(() =>
    expect(statesOf(muchLater.queue)).toEqual([
      'gone.jpg failed',
      'here.jpg ready',
      'swept.jpg failed',
    ]),
  )
})

test('a refused file stays until it is removed', async () => {
  const { storage } = drawer()
  const before = startQueue(storage)
  before.queue.add([photo('ill.jpg'), new File(['x'], 'notes.txt', { type: 'text/plain' })])
  before.breaks('ill.jpg', { status: 422, data: { message: 'A virus', code: 'file-infected' } })
  await vi.waitFor(() => expect(statesOf(before.queue)).toContain('ill.jpg failed'))
  before.stop()

  const after = startQueue(storage)
  await vi.waitFor(() =>
    expect(after.queue.read().uploads.map(({ state }) => state)).toMatchObject([
      { kind: 'failed', failure: { code: 'file-infected' }, canRetry: false },
      { kind: 'failed', failure: { code: 'file-type' }, canRetry: false },
    ]),
  )
  after.queue.clear()
  expect(await storage.find()).toEqual([])
})
