import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kakehashi/domain/language'

const repository = join(import.meta.dirname, '../..')
const entry =
  /^(msgctxt .*\n)?msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm

/** The catalogues the site is built from, so tests follow when a text is reworded. */
function readCatalogue(file: string): [string, string][] {
  const text = readFileSync(join(repository, file), 'utf8')
  const entries = [...text.matchAll(entry)]
  // The last one wins: the label of a field, or else the text without a context.
  const inOrder = entries.toSorted(([, one], [, other]) => rank(one) - rank(other))
  return inOrder.map(([, , id = '', translated = '']) => [joined(id), joined(translated)])
}

function rank(context: string | undefined): number {
  if (context?.includes('"form field"')) return 2
  return context ? 0 : 1
}

function joined(lines: string): string {
  const parts = lines.trim().split('\n')
  return parts.map((line) => JSON.parse(line) as string).join('')
}

// Where two catalogues translate a text differently, the application's translation wins.
const site = 'apps/site/locales/ja.po'
const inJapanese = new Map(
  [site, 'packages/layouts/locales/ja.po', 'apps/web/app/locales/ja.po'].flatMap(readCatalogue),
)

export type Say = (english: string, values?: Record<string, string>) => string

/** Translates English texts of the site; for a public page, the site's catalogue comes first. */
export function sayIn(language: Language, publicPage?: string): Say {
  const onPage = new Map(publicPage ? readCatalogue(site) : [])
  return (english, values = {}) => {
    const japanese = onPage.get(english) ?? inJapanese.get(english)
    if (!japanese) throw new Error(`No Japanese translation of '${english}'`)
    const text = language === 'ja' ? japanese : english
    return (
      text
        // The page fills an empty tag, so it becomes a placeholder named by its number.
        .replace(/<(\d+)\/>/g, '{$1}')
        .replace(/<\/?\d+>/g, '')
        .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    )
  }
}

/** The address of a public page in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ja' : `/ja${path}`
}
