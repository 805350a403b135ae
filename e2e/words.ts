import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kakehashi/domain/language'

const repository = join(import.meta.dirname, '..')
const entry = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm

/** The catalogues the site itself is built from: a sentence polished there is polished here too. */
function readCatalogue(file: string): [string, string][] {
  const text = readFileSync(join(repository, file), 'utf8')
  return [...text.matchAll(entry)].map(([, id = '', words = '']) => [joined(id), joined(words)])
}

function joined(lines: string): string {
  const parts = lines.trim().split('\n')
  return parts.map((line) => JSON.parse(line) as string).join('')
}

const site = 'apps/site/locales/ja.po'
// Where two catalogues translate one sentence differently, the application's counts.
const inJapanese = new Map(
  [site, 'packages/layouts/locales/ja.po', 'apps/web/app/locales/ja.po'].flatMap(readCatalogue),
)

export type Say = (english: string, values?: Record<string, string>) => string

/** What the site says in a language where it says this in English; of the visitors' pages, there. */
export function sayIn(language: Language, room?: string): Say {
  const inRoom = new Map(room ? readCatalogue(site) : [])
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
