import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(import.meta.dirname, 'transcripts')

/** Parts that differ between runs, and their placeholders. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}'],
  [/[\w.]+@example\.com/g, '{e-mail}'],
  [/\bK-\d{4}-\d{5,}/g, '{order number}'],
  [
    /^if you accept .*$|^.*承諾(?:された|いただいた|と前金のお支払いをいただいた)場合$/g,
    '{if accepted when}',
  ],
  [/^[\w-]+\.jpg(?:: ready|：準備ができました)$/g, '{the file that was ready last}'],
  [/(?:\d{4}年)?\d{1,2}月\d{1,2}日/g, '{day}'],
  [/[（(][月火水木金土日][）)]/g, ''],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?(?:, | (?=\d))/g, ''],
  [
    /\b\d{1,2} [A-Z][a-z]{2,8},? \d{4}\b|\b\d{1,2} (?:[A-Z][a-z]{2}|[A-Z][a-z]{2,8}ber)\b/g,
    '{day}',
  ],
  [/\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b|\b[A-Z][a-z]{2} \d{1,2}\b/g, '{day}'],
  [/\b\d{1,2}:\d{2}\b/g, '{time}'],
]

function withPlaceholders(line: string): string {
  return placeholders.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), line)
}

/**
 * Compares what the screen reader spoke with the stored transcript.
 * `UPDATE_TRANSCRIPTS=1` replaces the transcript; read it before you commit it.
 */
export async function expectTranscript(name: string, lines: readonly string[]): Promise<void> {
  const file = join(folder, `${name}.txt`)
  // A live region that becomes empty announces nothing.
  const spoken = lines.filter((line) => !/^(?:polite|assertive): $/.test(line))
  const text = `${spoken.map(withPlaceholders).join('\n')}\n`
  if (process.env['UPDATE_TRANSCRIPTS'] !== undefined) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const stored = existsSync(file) ? await readFile(file, 'utf8') : ''
  expect(text.split('\n')).toEqual(stored.split('\n'))
}
