import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the colours of the mails from tokens.css: mail programs know no CSS variables. With
 * --check it fails if the written file is out of date.
 */
const names = ['paper', 'sheet', 'tint', 'ink', 'ink-2', 'line', 'sea', 'fill-seal', 'on-seal']

const tokens = join(import.meta.dirname, '../../ui/src/styles/tokens.css')
const target = join(import.meta.dirname, '../src/colours.gen.ts')

const [light = '', dark = ''] = readFileSync(tokens, 'utf8').split(
  '@media screen and (prefers-color-scheme: dark)',
)

function colourIn(scheme: string, name: string): string | undefined {
  return new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(scheme)?.[1]?.toUpperCase()
}

const lines = names.map((name) => {
  const day = colourIn(light, name)
  if (day === undefined) throw new Error(`tokens.css has no --${name}`)
  // A colour that dark mode does not change is named once.
  return `  '${name}': { light: '${day}', dark: '${colourIn(dark, name) ?? day}' },`
})
const text = `// Written by scripts/write-colours.ts from tokens.css. Do not edit.
export const colours = {
${lines.join('\n')}
} as const
`
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write(
    'colours.gen.ts is out of date: run pnpm --filter @kakehashi/emails colours\n',
  )
  process.exitCode = 1
}
