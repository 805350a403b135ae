import { expect, test } from 'vitest'
import { highlightParts } from './highlight-parts.ts'

const marked = (text: string, typed: string) =>
  highlightParts(text, typed)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['Smith, Jane', 'smi', '[Smi]th, Jane'],
  ['Smith, Jane', 'jane smith', '[Smith], [Jane]'],
  // Matches only at the beginning of a word.
  ['Smith, Jane', 'mit', 'Smith, Jane'],
  ['K-2026-00042', 'k-2026-00042', '[K-2026-00042]'],
  ['K-2026-00042', '00042', 'K-2026-[00042]'],
  ['090-1234-5678', '0901234', '[090-1234]-5678'],
  ['090-1234-5678', '5678', '090-1234-[5678]'],
  ['smith@example.com', 'smith@', '[smith@]example.com'],
  ['東江 恵子', '東江', '[東江] 恵子'],
  ['Smith (Jane)', '(', 'Smith [(]Jane)'],
  [String.raw`A \B`, '\\', String.raw`A [\]B`],
  ['Smith', '\\', 'Smith'],
  ['Smith', '', 'Smith'],
])('in %j, typing %j highlights %j', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

test('a clerk who types many hyphens does not wait', () => {
  const start = performance.now()
  highlightParts('-'.repeat(90), `${'-'.repeat(40)}x`)
  // With a pattern that tries every division this takes years.
  expect(performance.now() - start).toBeLessThan(1_000)
})
