import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('no more lines and cells are kept than a file may have', () => {
  expect(readCsv('a\n'.repeat(1_000_000), 100)).toHaveLength(100)
  const [titles] = readCsv(','.repeat(1_000_000), 100)
  expect(titles).toBeUndefined()
  const [line] = readCsv(`a${',b'.repeat(1_000_000)}\nc`, 100)
  expect(line?.cells).toHaveLength(1_000)
})
