import { escapeMarkup } from '../escape-markup.ts'
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@kakehashi/domain/language'
import { Resvg, renderAsync } from '@resvg/resvg-js'

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

// Package paths contain versions, so an update of the renderer or a font changes the source.
const renderer = [require.resolve('@resvg/resvg-js'), ...fontFiles]
  .map((file) => realpathSync(file).replace(/^.*[.]pnpm/, ''))
  .join(' ')

interface Picture {
  readonly body: Uint8Array
  /** A hash of what it was drawn from. */
  readonly source: string
}

interface Drawing {
  /** Everything that the SVG depends on. Composing it is slow, because it measures text. */
  readonly key: string
  readonly svg: () => string
  readonly width: number
}

export type DrawPicture = (drawing: Drawing) => Promise<Picture>

/** Draws an SVG as PNG, unless `drawn` has it from an earlier time. */
export function createDrawing(drawn: (source: string) => Uint8Array | undefined): DrawPicture {
  return async ({ key, svg, width }) => {
    const source = createHash('sha256').update(`${renderer}\n${width}\n${key}`).digest('hex')
    const known = drawn(source)
    if (known) return { body: known, source }
    const picture = await renderAsync(svg(), { font, fitTo: { mode: 'width', value: width } })
    return { body: picture.asPng(), source }
  }
}

/** The width of a line of text at a font size. */
export function widthOf(text: string, size: number): number {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="100" font-family="${families}" font-weight="600" font-size="${size}">${escapeMarkup(text)}</text></svg>`
  return new Resvg(line, { font }).getBBox()?.width ?? 0
}
