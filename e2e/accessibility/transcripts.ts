import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(import.meta.dirname, 'transcripts')

/** What differs from day to day and from order to order. */
const passing: readonly (readonly [RegExp, string])[] = [
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
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?, /g, ''],
  [
    /\b\d{1,2} [A-Z][a-z]{2,8},? \d{4}\b|\b\d{1,2} (?:[A-Z][a-z]{2}|[A-Z][a-z]{2,8}ber)\b/g,
    '{day}',
  ],
  [/\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b|\b[A-Z][a-z]{2} \d{1,2}\b/g, '{day}'],
  [/\b\d{1,2}:\d{2}\b/g, '{time}'],
]

function lasting(line: string): string {
  return passing.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), line)
}

/**
 * Compares what was heard on the way with what was heard when the journey was last listened to.
 * `UPDATE_TRANSCRIPTS=1` writes it anew, to be read before it is kept.
 */
export async function expectTranscript(name: string, lines: readonly string[]): Promise<void> {
  const file = join(folder, `${name}.txt`)
  // A region that falls silent again is not heard.
  const said = lines.filter((line) => !/^(?:polite|assertive): $/.test(line))
  const text = `${said.map(lasting).join('\n')}\n`
  if (process.env['UPDATE_TRANSCRIPTS'] !== undefined) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const kept = existsSync(file) ? await readFile(file, 'utf8') : ''
  expect(text.split('\n')).toEqual(kept.split('\n'))
}
