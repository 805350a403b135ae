import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { localPath } from '@kakehashi/contract/site-addresses'
import { type Language, languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { tokenColour } from './token-colour.ts'
import { toPng } from './svg-to-png.ts'

const seal = tokenColour('seal')
const paper = tokenColour('paper')

/** The sizes that phones and desktops use, all drawn from favicon.svg. */
const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  // Phones may crop these to a circle, so the colour fills the square and the character is inset.
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', inset: 0.16 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.06 },
] as const

export async function drawIcons(client: string): Promise<void> {
  const favicon = await readFile(path.join(client, 'favicon.svg'), 'utf8')
  for (const icon of icons) {
    const svg = 'inset' in icon ? fullBleed(favicon, icon.inset) : favicon
    await writeFile(path.join(client, icon.file), await toPng(svg, icon.size))
  }
}

function fullBleed(favicon: string, inset: number): string {
  const at = (48 * inset) / 2
  const inner = favicon.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${seal}" d="M0 0h48v48H0z"/><g transform="translate(${at} ${at}) scale(${1 - inset})">${inner}</g></svg>`
}

/** Used when the site is added to a home screen. */
export function manifest(language: Language) {
  const home = localPath('/', language)
  const name = office.localName[language]
  return {
    id: home,
    lang: language,
    dir: 'ltr',
    name: `${name} ${office.tagline[language]}`,
    short_name: name,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: icons.flatMap((icon) =>
      'purpose' in icon
        ? [
            {
              src: `/${icon.file}`,
              sizes: `${icon.size}x${icon.size}`,
              type: 'image/png',
              purpose: icon.purpose,
            },
          ]
        : [],
    ),
  }
}

/** The pages link to these files. */
export async function writeManifests(client: string): Promise<void> {
  for (const language of languages) {
    const file = path.join(client, localPath('/manifest.webmanifest', language))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(manifest(language)))
  }
}
