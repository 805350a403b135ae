import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * tokens.css is the only file in which colours are edited. This script copies them to where CSS
 * variables do not work: mails, drawings loaded as images, and transparent shades in stylesheets,
 * because older browsers cannot derive them from a variable. `--write` updates the copies; without
 * it, an outdated copy or any other colour is an error.
 */
process.chdir(join(import.meta.dirname, '..'))

const mailNames = [
  'paper',
  'sheet',
  'tint',
  'ink',
  'ink-2',
  'line',
  'sea',
  'on-seal',
  'seal-vermilion',
  'seal-indigo',
  'seal-green',
  'seal-plum',
]
// Copies are found by their value, so two names of one list cannot have the same value.
const drawingNames = [
  'paper',
  'sheet',
  'ink',
  'edge',
  'seal',
  'sea',
  'sea-wash',
  'amber-wash',
  'art-rule',
  'art-soft',
]
const shadeNames = ['ink', 'on-bar']

const tokensFile = 'packages/ui/src/styles/tokens.css'
const mailFile = 'packages/emails/src/colours.gen.ts'
/** The colours at the last run, by which this run finds the copies. */
const copiedFile = 'checks/copied-colours.gen.json'

const [light = '', dark = ''] = readFileSync(tokensFile, 'utf8').split(
  '@media screen and (prefers-color-scheme: dark)',
)
const copied = JSON.parse(readFileSync(copiedFile, 'utf8')) as Record<string, string>

function findColour(scheme: string, name: string): string | undefined {
  return new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(scheme)?.[1]
}

function getColour(name: string): string {
  const colour = findColour(light, name)
  if (colour === undefined) throw new Error(`tokens.css has no --${name}`)
  return colour
}

function mailColours(): string {
  const lines = mailNames.map((name) => {
    const day = getColour(name)
    // A colour that dark mode does not change has the same value in both.
    const night = findColour(dark, name) ?? day
    return `  '${name}': { light: '${day.toUpperCase()}', dark: '${night.toUpperCase()}' },\n`
  })
  return `// Written by checks/colours.ts from tokens.css. Do not edit.
export const colours = {\n${lines.join('')}} as const\n`
}

const literal = /#[0-9a-f]{3,8}\b|(?<=rgb\()\d+ \d+ \d+(?= \/)/gi

/** `#rrggbb` of `#rgb`, `#rrggbb` or `r g b`. */
function hexOf(text: string): string {
  if (!text.startsWith('#')) {
    const channels = text.split(' ').map((channel) => Number(channel).toString(16).padStart(2, '0'))
    return `#${channels.join('')}`
  }
  return text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&').toLowerCase() : text.toLowerCase()
}

function isGrey(hex: string): boolean {
  return /^#(..)\1\1$/.test(hex)
}

const problems: string[] = []

function updateCopies(file: string, text: string): string {
  const isStylesheet = file.endsWith('.css')
  const names = isStylesheet ? shadeNames : drawingNames
  return text.replace(literal, (found) => {
    const before = hexOf(found)
    const name = names.find((each) => copied[each] === before)
    if (name === undefined) {
      // Print and scanned pages are black on white in every scheme.
      if (!isStylesheet || !isGrey(before)) problems.push(`${file}: ${found} is not in tokens.css`)
      return found
    }
    const colour = getColour(name)
    if (colour === before) return found
    if (found.startsWith('#')) return colour
    return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')
  })
}

for (const names of [drawingNames, shadeNames]) {
  const colours = names.map(getColour)
  const repeated = names.filter((name) => colours.indexOf(getColour(name)) !== names.indexOf(name))
  problems.push(...repeated.map((name) => `--${name} has the same value as another colour`))
}

const files = globSync('{apps,packages}/*/{src,app,public}/**/*.{svg,css}')
const copies = files
  .filter((file) => file !== tokensFile)
  .map((file) => {
    const text = readFileSync(file, 'utf8')
    return { file, text, updated: updateCopies(file, text) }
  })
const names = [...new Set([...drawingNames, ...shadeNames])]
const values = Object.fromEntries(names.map((name) => [name, getColour(name)]))
for (const [file, updated] of [
  [mailFile, mailColours()],
  [copiedFile, `${JSON.stringify(values, null, 2)}\n`],
] as const) {
  copies.push({ file, text: readFileSync(file, 'utf8'), updated })
}

for (const { file, updated } of copies.filter((copy) => copy.text !== copy.updated)) {
  if (!process.argv.includes('--write')) problems.push(`${file} is out of date: run pnpm colours`)
  else if (problems.length === 0) writeFileSync(file, updated)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
