import { localPath } from '@kakehashi/contract/site-addresses'
import type { SiteFile } from '@kakehashi/contract/site-renderer'
import { type Language, languages } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { Site } from '../site.ts'
import { fullBleed, sealSvg } from './seal-svg.ts'
import { tokenColour } from './token-colour.ts'
import type { DrawPicture } from './svg-to-png.ts'

const paper = tokenColour('paper')

/** The sizes that phones and desktops use. */
const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  // Phones may crop these to a circle, so the colour fills the square and the character is inset.
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', inset: 0.16 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.06 },
] as const

export function favicon({ seal }: Office): SiteFile {
  return { path: '/favicon.svg', contentType: 'image/svg+xml', body: sealSvg(seal, 40) }
}

export function drawIcons({ seal }: Office, draw: DrawPicture): Promise<SiteFile[]> {
  return Promise.all(
    icons.map(async (icon) => {
      const svg = 'inset' in icon ? fullBleed(seal, icon.inset) : sealSvg(seal, 40)
      const file = { path: `/${icon.file}`, contentType: 'image/png' }
      return Object.assign(file, await draw({ key: svg, svg: () => svg, width: icon.size }))
    }),
  )
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
