import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { sliceRange, parseRange } from '../../src/storage/byte-ranges.ts'

describe('for a file of 100 bytes', () => {
  test.each([
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-9', 'whole'],
    ['bytes=a-b', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=0x1-5', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
  ])('%s means %o', (header, meant) => {
    expect(parseRange(header, 100)).toEqual(meant)
  })
})

test('a range is taken from chunks, and nothing after it is read', async () => {
  let read = 0
  async function* chunks() {
    for (const chunk of ['abc', 'def', 'ghi', 'jkl']) {
      read += 1
      yield Buffer.from(chunk)
    }
  }

  expect((await buffer(sliceRange(chunks(), { start: 2, end: 6 }))).toString()).toBe('cdefg')
  expect(read).toBe(3)
})
