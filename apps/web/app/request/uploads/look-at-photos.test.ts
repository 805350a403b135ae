import { expect, test, vi } from 'vitest'
import { draw, drawer, openLine, photo, statesOf } from './testing/fake-upload.ts'
import { createUploadQueue } from './upload-queue.ts'

test('a photo that may be hard to read is sent all the same, with a doubt until it is accepted', async () => {
  const server = openLine()
  const judge = vi.fn<(file: Blob) => Promise<'blurred' | undefined>>((file) =>
    Promise.resolve((file as File).name === 'a.jpg' ? 'blurred' : undefined),
  )
  const queue = createUploadQueue({ send: server.send, draw, judge })
  queue.start()
  const pdf = new File(['%PDF'], 'c.pdf', { type: 'application/pdf' })
  queue.add([photo('a.jpg'), photo('b.jpg'), pdf])
  server.arrives('a.jpg')
  const doubts = () => queue.read().uploads.map(({ doubt }) => doubt)
  await vi.waitFor(() => expect(doubts()).toEqual(['blurred', undefined, undefined]))
  await vi.waitFor(() => expect(statesOf(queue)[0]).toBe('a.jpg ready'))
  expect(judge, 'only photos are judged').toHaveBeenCalledTimes(2)
  queue.accept(queue.read().uploads[0]?.id ?? '')
  expect(doubts()).toEqual([undefined, undefined, undefined])
})

test('a photo is judged once, also if the page is loaded again meanwhile', async () => {
  const { storage } = drawer()
  const judge = vi.fn<() => Promise<'dark'>>(() => Promise.resolve('dark'))
  const before = createUploadQueue({ send: openLine().send, draw, judge, storage })
  before.add([photo('a.jpg')])
  await vi.waitFor(() => expect(before.read().uploads[0]?.doubt).toBe('dark'))
  before.accept(before.read().uploads[0]?.id ?? '')
  const queue = createUploadQueue({ send: openLine().send, draw, judge, storage })
  queue.start()
  await queue.restored()
  expect(queue.read().uploads[0]?.doubt).toBeUndefined()
  expect(judge).toHaveBeenCalledTimes(1)
})
