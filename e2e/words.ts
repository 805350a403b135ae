import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kakehashi/domain/language'

const locales = join(import.meta.dirname, '../apps/web/app/locales')
const entry =
  /^(msgctxt .*\n)?msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm

interface Entry {
  readonly isInContext: boolean
  readonly id: string
  readonly words: string
}

/** The catalogues the site itself is built from: a sentence polished there is polished here too. */
function readCatalogue(file: string): Entry[] {
  const text = readFileSync(join(locales, file), 'utf8')
  return [...text.matchAll(entry)].map(([, context, id = '', words = '']) => ({
    isInContext: context !== undefined,
    id: joined(id),
    words: joined(words),
  }))
}

/** What is said in a context of its own counts only where it is said nowhere else. */
function sentences(entries: readonly Entry[]): Map<string, string> {
  const inContext = entries.filter(({ isInContext }) => isInContext)
  const plain = entries.filter(({ isInContext }) => !isInContext)
  return new Map([...inContext, ...plain].map(({ id, words }) => [id, words]))
}

function joined(lines: string): string {
  const parts = lines.trim().split('\n')
  return parts.map((line) => JSON.parse(line) as string).join('')
}

// Where two catalogues say one sentence differently, the application's word counts.
const rooms = globSync('pages/*/ja.po', { cwd: locales })
const inJapanese = sentences([...rooms, 'site/ja.po', 'ja.po'].flatMap(readCatalogue))

export type Say = (english: string, values?: Record<string, string>) => string

/** What the site says in a language where it says this in English; in a room of the public site, there. */
export function sayIn(language: Language, room?: string): Say {
  const inRoom = sentences(room ? readCatalogue(`pages/${room}/ja.po`) : [])
  return (english, values = {}) => {
    const japanese = inRoom.get(english) ?? inJapanese.get(english)
    if (!japanese) throw new Error(`The site does not say '${english}' in both languages`)
    const words = language === 'ja' ? japanese : english
    return (
      words
        // An empty tag is a place that the page fills: it is named by its number.
        .replace(/<(\d+)\/>/g, '{$1}')
        .replace(/<\/?\d+>/g, '')
        .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    )
  }
}

/** The address of a visitors' page in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ja' : `/ja${path}`
}
