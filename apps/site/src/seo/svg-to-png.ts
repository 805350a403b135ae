import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@kakehashi/domain/language'
import { Resvg } from '@resvg/resvg-js'

const require = createRequire(import.meta.url)

// The site's serif for Latin letters, and a serif for each other script.
const fonts: Readonly<Record<Language, { family: string; file: string }>> = {
  en: {
    family: 'Source Serif 4',
    file: require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  },
  ja: {
    family: 'BIZ UDMincho',
    file: require.resolve('@expo-google-fonts/biz-udmincho/700Bold/BIZUDMincho_700Bold.ttf'),
  },
}
const fontFiles = Object.values(fonts).map(({ file }) => file)
const font = { loadSystemFonts: false, fontFiles }
export const families = Object.values(fonts)
  .map(({ family }) => `'${family}'`)
  .join(', ')

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/drawings')
// Package paths contain versions, so an update of the renderer or a font changes the cache key.
const renderer = [require.resolve('@resvg/resvg-js'), ...fontFiles]
  .map((file) => realpathSync(file).replace(/^.*[.]pnpm/, ''))
  .join(' ')

/** Renders an SVG as PNG. Results are cached, so a build renders only what has changed. */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  const name = createHash('sha256').update(`${renderer}\n${width}\n${svg}`).digest('hex')
  const cached = path.join(cache, `${name}.png`)
  const known = await readFile(cached).catch(() => undefined)
  if (known) return known
  const png = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()
  await mkdir(cache, { recursive: true })
  await writeFile(cached, png)
  return png
}

/** The width of a line of text at a font size. */
export function widthOf(text: string, size: number): number {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="100" font-family="${families}" font-weight="600" font-size="${size}">${escapeXml(text)}</text></svg>`
  return new Resvg(line, { font }).getBBox()?.width ?? 0
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
