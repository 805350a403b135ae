import type { FileView } from '@kakehashi/contract/file-view'
import { fileRefusals } from '@kakehashi/contract/file-refusals'
import { i18n } from '@lingui/core'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Uploaded } from '../../api/upload.ts'
import type { Found, Keeper } from './kept-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'
import { documentsOf } from './upload.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const photo = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

function replyFor(name: string): Uploaded {
  const file = { _id: name, name, status: 'clean', createdAt: new Date().toISOString() }
  return { message: 'Document received', document: `/api/files/${name}`, file: file as FileView }
}

/** The line to the office, which answers when a test says so. */
function openLine() {
  const calls = new Map<string, PromiseWithResolvers<Uploaded> & { signal: AbortSignal }>()
  const send = (file: File, { signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<Uploaded>()
    signal.addEventListener('abort', () => answer.reject(new Error('aborted')))
    calls.set(file.name, { ...answer, signal })
    return answer.promise
  }
  return {
    send,
    calls,
    arrives: (name: string) => calls.get(name)?.resolve(replyFor(name)),
    breaks: (name: string, error: unknown) => calls.get(name)?.reject(error),
  }
}

function drawer() {
  const files = new Map<string, Blob>()
  let list: readonly Omit<Found, 'file'>[] = []
  const keeper: Keeper = {
    keepFile: (id, file) => void files.set(id, file),
    forgetFile: (id) => void files.delete(id),
    keepList: (next) => {
      list = next
    },
    find: () =>
      Promise.resolve(
        list.map((one) => {
          const file = files.get(one.id)
          return Object.assign({ ...one }, file && { file })
        }),
      ),
  }
  return { keeper, files }
}

const draw = () => Promise.resolve(undefined)
const statesOf = (queue: ReturnType<typeof createUploadQueue>) =>
  queue.read().uploads.map(({ name, state }) => `${name} ${state.kind}`)

function startQueue(keeper?: Keeper) {
  const line = openLine()
  const told: string[] = []
  const queue = createUploadQueue({
    send: line.send,
    draw,
    onArrival: (words) => void told.push(words),
    isGone: (path) => Promise.resolve(path.includes('gone')),
    ...(keeper && { keeper }),
  })
  const stop = queue.start()
  return { ...line, queue, stop, told }
}

test('two go at a time, and the order is that in which they were added', async () => {
  const { queue, arrives, told } = startQueue()
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
  expect(told, 'once, when all have arrived').toEqual(['Document received'])
})

test('what we cannot read, or is too large, is said before it is sent', () => {
  const { queue, calls } = startQueue()
  queue.add([
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    photo('big.jpg', 26 * 1024 ** 2),
  ])
  expect(queue.read().uploads.map(({ state }) => state)).toEqual([
    { kind: 'failed', canRetry: false, words: fileRefusals['file-type'].words.en },
    { kind: 'failed', canRetry: false, words: expect.stringContaining('25 MB') },
  ])
  expect(calls.size).toBe(0)
})

test('a cut line can be tried again, a judged file cannot', async () => {
  const { queue, breaks, arrives } = startQueue()
  queue.add([photo('cut.jpg'), photo('ill.jpg')])
  breaks('cut.jpg', { status: 'FETCH_ERROR' })
  breaks('ill.jpg', { status: 422, data: { message: 'A virus', code: 'file-infected' } })
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['cut.jpg failed', 'ill.jpg failed']))
  const [cut, ill] = queue.read().uploads
  expect(cut?.state).toMatchObject({ canRetry: true })
  expect(ill?.state).toEqual({ kind: 'failed', words: 'A virus', canRetry: false })

  queue.retry(cut?.id ?? '')
  queue.retry(ill?.id ?? '')
  arrives('cut.jpg')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['cut.jpg ready', 'ill.jpg failed']))
})

test('a stopped file leaves the line and can be sent after all', async () => {
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

test('after a reload what had arrived is there and what had not goes on', async () => {
  const { keeper, files } = drawer()
  const before = startQueue(keeper)
  before.queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  before.arrives('b.jpg')
  await vi.waitFor(() => expect(statesOf(before.queue)).toContain('b.jpg ready'))
  before.queue.cancel(before.queue.read().uploads[2]?.id ?? '')
  before.stop()
  expect(files.size).toBe(2)

  const after = startQueue(keeper)
  await vi.waitFor(() =>
    expect(statesOf(after.queue)).toEqual(['a.jpg sending', 'b.jpg ready', 'c.jpg stopped']),
  )
  after.arrives('a.jpg')
  await vi.waitFor(() => expect(statesOf(after.queue)).toContain('a.jpg ready'))
  after.queue.clear()
  expect([...files.keys()]).toEqual([])
  expect(await keeper.find()).toEqual([])
})

test('more than twenty are left out, and their number is told', () => {
  const { queue } = startQueue()
  queue.add(Array.from({ length: 23 }, (_, at) => photo(`${at}.jpg`)))
  expect(queue.read()).toMatchObject({ leftOut: 3 })
  expect(queue.read().uploads).toHaveLength(20)
})

test('a file is ready when it is also attached, and is not sent twice for that', async () => {
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

test('a file that the office or the browser has let go of is named, so that nobody orders without it', async () => {
  const { keeper, files } = drawer()
  const before = startQueue(keeper)
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

  const after = startQueue(keeper)
  await vi.waitFor(() =>
    expect(statesOf(after.queue)).toEqual([
      'gone.jpg failed',
      'here.jpg ready',
      'swept.jpg failed',
    ]),
  )
})
