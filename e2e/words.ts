import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kakehashi/domain/language'

const locales = join(import.meta.dirname, '../apps/web/app/locales')
const entry = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm

/** The catalogues the site itself is built from: a sentence polished there is polished here too. */
function readCatalogue(file: string): [string, string][] {
  const text = readFileSync(join(locales, file), 'utf8')
  return [...text.matchAll(entry)].map(([, id = '', words = '']) => [joined(id), joined(words)])
}

function joined(lines: string): string {
  const parts = lines.trim().split('\n')
  return parts.map((line) => JSON.parse(line) as string).join('')
}

const inJapanese = new Map([...readCatalogue('site/ja.po'), ...readCatalogue('ja.po')])

export type Say = (english: string, values?: Record<string, string>) => string

/** What the site says in a language where it says this in English. */
export function sayIn(language: Language): Say {
  return (english, values = {}) => {
    const japanese = inJapanese.get(english)
    if (!japanese) throw new Error(`The site does not say '${english}' in both languages`)
    const words = language === 'ja' ? japanese : english
    return words
      .replace(/<\/?\d+>/g, '')
      .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }
}

/** The address of a visitors' page in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ja' : `/ja${path}`
}
