import { localPath } from '@kakehashi/contract/site-addresses'
import type { SiteFile } from '@kakehashi/contract/site-renderer'
import { type Language, languages } from '@kakehashi/domain/language'
import favicon from '../../public/favicon.svg?raw'
import type { Site } from '../site.ts'
import { tokenColour } from './token-colour.ts'
import type { DrawPicture } from './svg-to-png.ts'

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

export function drawIcons(draw: DrawPicture): Promise<SiteFile[]> {
  return Promise.all(
    icons.map(async (icon) => {
      const svg = 'inset' in icon ? fullBleed(icon.inset) : favicon
      const file = { path: `/${icon.file}`, contentType: 'image/png' }
      return Object.assign(file, await draw({ key: svg, svg: () => svg, width: icon.size }))
    }),
  )
}

function fullBleed(inset: number): string {
  const at = (48 * inset) / 2
  const inner = favicon.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${seal}" d="M0 0h48v48H0z"/><g transform="translate(${at} ${at}) scale(${1 - inset})">${inner}</g></svg>`
}

/** Used when the site is added to a home screen. */
export function manifest({ office }: Site, language: Language) {
  const home = localPath('/', language)
  const name = office.name[language]
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
export function manifestFiles(site: Site): SiteFile[] {
  return languages.map((language) => ({
    path: localPath('/manifest.webmanifest', language),
    contentType: 'application/manifest+json',
    body: JSON.stringify(manifest(site, language)),
  }))
}
