import { existsSync } from 'node:fs'
import type { SeenWord } from '@kakehashi/domain/proposals/seen-words'
import { type ProgramLimits, runProgram } from './run-program.ts'

/** Where Debian and others put it. It is optional: see docs/operations/install.md. */
const paths = ['/usr/bin/tesseract', '/usr/local/bin/tesseract', '/opt/homebrew/bin/tesseract']
const neededLanguages = ['jpn', 'eng'] as const
type RecognisedLanguage = (typeof neededLanguages)[number]

export type Installed =
  | { readonly kind: 'installed'; readonly version: string }
  | { readonly kind: 'missing' }
  /** It is there, but cannot read these languages. */
  | { readonly kind: 'no-languages'; readonly languages: readonly string[] }

function pathOf(): string | undefined {
  return paths.find((path) => existsSync(path))
}

let found: { readonly at: number; readonly installed: Promise<Installed> } | undefined
const foundFor = 60_000

/** Asked of the program itself, and again a minute later. */
export function findTesseract(): Promise<Installed> {
  if (!found || Date.now() - found.at > foundFor) found = { at: Date.now(), installed: look() }
  return found.installed
}

async function look(): Promise<Installed> {
  const path = pathOf()
  if (path === undefined) return { kind: 'missing' }
  try {
    const listed = String(await runProgram(path, ['--list-langs'], Buffer.alloc(0))).split(/\s+/)
    const languages = neededLanguages.filter((language) => !listed.includes(language))
    if (languages.length > 0) return { kind: 'no-languages', languages }
    const [version = ''] = String(await runProgram(path, ['--version'], Buffer.alloc(0))).split(
      '\n',
    )
    return { kind: 'installed', version }
  } catch {
    return { kind: 'missing' }
  }
}

/** One block of text, or text of all sizes scattered over the page. */
const layouts = { page: '3', block: '6', scattered: '11' } as const

interface Recognition {
  readonly language: RecognisedLanguage
  readonly layout: keyof typeof layouts
  /** Nothing but these signs is read. */
  readonly signs?: string
}

/** The words of a picture, with their places. They stay in this process. */
export async function recogniseWords(
  picture: Buffer,
  recognition: Recognition,
  limits?: ProgramLimits,
): Promise<SeenWord[]> {
  const path = pathOf()
  if (path === undefined) throw new Error('tesseract is not installed')
  const { language, layout, signs } = recognition
  const only = signs === undefined ? [] : ['-c', `tessedit_char_whitelist=${signs}`]
  const args = ['stdin', 'stdout', '-l', language, '--psm', layouts[layout], ...only, 'tsv']
  return toWords(String(await runProgram(path, args, picture, limits)))
}

const levels = { page: 1, word: 5 } as const

/** Its table: level, page, block, paragraph, line, word, left, top, width, height, certainty, text. */
function toWords(table: string): SeenWord[] {
  const rows = table.split('\n').map((line) => line.split('\t'))
  const page = rows.find(([level]) => Number(level) === levels.page)
  const [across, down] = [Number(page?.[8]), Number(page?.[9])]
  const lines = new Map<string, number>()
  return rows.flatMap((row): SeenWord[] => {
    const [level, , block, paragraph, line, , left, top, width, height, certainty, text = ''] = row
    if (Number(level) !== levels.word || text.trim() === '') return []
    const key = `${block} ${paragraph} ${line}`
    if (!lines.has(key)) lines.set(key, lines.size)
    const box = {
      left: Number(left) / across,
      top: Number(top) / down,
      width: Number(width) / across,
      height: Number(height) / down,
    }
    return [{ text, certainty: Number(certainty), box, line: lines.get(key) ?? 0 }]
  })
}
