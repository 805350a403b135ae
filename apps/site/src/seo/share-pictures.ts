import { escapeMarkup } from '../escape-markup.ts'
import type { SiteFile } from '@kakehashi/contract/site-renderer'
import { languageFacts } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import bridge from '../pages/home/art/bridge-wide.svg?raw'
import twoPapers from '../pages/military/art/two-papers.svg?raw'
import business from '../pages/service-parts/art/business.svg?raw'
import interpretation from '../pages/service-parts/art/interpretation.svg?raw'
import legal from '../pages/service-parts/art/legal.svg?raw'
import medical from '../pages/service-parts/art/medical.svg?raw'
import technical from '../pages/service-parts/art/technical.svg?raw'
import { isSealed, sealSvg, withSeal } from './seal-svg.ts'
import { type DrawPicture, families, widthOf } from './svg-to-png.ts'
import { tokenColour } from './token-colour.ts'
import type { PageFacts } from './page-facts.ts'
import { sharePicturePath, sharePictureSize } from '../head.ts'
import type { Site } from '../site.ts'
import { setTitle } from './title-lines.ts'

const { width, height } = sharePictureSize
const margin = 72
const ink = tokenColour('ink')
const paper = tokenColour('paper')

const latinStyle = { sizes: [80, 72, 64, 56, 48, 40], lineHeight: 1.14 }
const squareStyle = { sizes: [72, 64, 56, 48, 40], lineHeight: 1.32 }

const readings = new Map<string, number>()
function measure(line: string, size: number): number {
  const key = `${size} ${line}`
  const known = readings.get(key) ?? widthOf(line, size)
  readings.set(key, known)
  return known
}

/** Pages that open with their own drawing; the others show the bridge. */
const drawings: Partial<Record<string, string>> = {
  '/military': twoPapers,
  '/services/legal': legal,
  '/services/medical': medical,
  '/services/technical': technical,
  '/services/interpretation': interpretation,
  '/services/business': business,
}

/** Increase it when the layout below changes, so that stored pictures are drawn again. */
const layoutVersion = 1

/** Draws the link preview picture of each page. */
export function drawSharePictures(
  { office }: Site,
  pages: readonly PageFacts[],
  draw: DrawPicture,
): Promise<SiteFile[]> {
  return Promise.all(
    pages.map(async (page) => {
      const { heading, language } = page
      const drawing = drawings[page.path]
      const words = [heading, language, office.name[language], office.tagline[language]]
      const picture = await draw({
        key: JSON.stringify([layoutVersion, words, office.logo, office.seal, drawing, bridge]),
        svg: () => (drawing ? besideDrawing(office, page, drawing) : aboveBridge(office, page)),
        width,
      })
      const path = sharePicturePath(page.path, language)
      return Object.assign({ path, contentType: 'image/png' }, picture)
    }),
  )
}

/** The page's heading above the bridge, with the name of the office. */
function aboveBridge(office: Office, page: PageFacts): string {
  return sheet(
    office,
    page,
    title(page, { width: width - 2 * margin, middle: 262, most: (of) => (of > 56 ? 2 : 3) }),
    placed(
      withSeal(bridge, office.seal),
      `x="0" y="${height - 250}" width="${width}" height="250"`,
    ),
  )
}

/** The heading beside the page's drawing, with the sea below and one seal. */
function besideDrawing(office: Office, page: PageFacts, drawing: string): string {
  const hasRed = drawing.toLowerCase().includes(tokenColour('seal'))
  const hasSeal = hasRed || isSealed(drawing) || office.logo === 'seal'
  const sea = bridge.replace('viewBox="0 0 1440 300"', 'viewBox="0 251.3 1440 48.7"')
  return sheet(
    office,
    page,
    title(page, { width: 500, middle: 330, most: (of) => (of > 56 ? 3 : 4) }),
    placed(withSeal(drawing, office.seal), `x="600" y="112" width="560" height="420"`),
    hasSeal
      ? ''
      : `<g transform="rotate(-5 100 514)">${placed(sealSvg(office.seal, 40), 'x="72" y="486" width="56" height="56"')}</g>`,
    placed(sea, `x="0" y="${height - 42}" width="${width}" height="42"`),
  )
}

function sheet(office: Office, page: PageFacts, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${families}" font-weight="600" fill="${ink}">
<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>
${brand(office, page.language)}
${parts.join('\n')}
</svg>`
}

function title(
  { heading, language }: PageFacts,
  place: { width: number; middle: number; most: (size: number) => number },
): string {
  const style = languageFacts[language].hasSquareCharacters ? squareStyle : latinStyle
  const { size, lines } = setTitle(heading, language, { ...place, sizes: style.sizes }, measure)
  const leading = Math.round(size * style.lineHeight)
  const first = place.middle - ((lines.length - 1) * leading) / 2 + size * 0.34
  return lines.map((line, index) => text(line, margin, first + index * leading, size)).join('\n')
}

function brand(office: Office, language: PageFacts['language']): string {
  const name = office.name[language]
  const tagline = office.tagline[language]
  return `${logo(office)}
${text(name, margin + 78, 84, 32)}
<g fill="${tokenColour('ink-2')}">${text(tagline, margin + 78, 112, 19)}</g>`
}

function logo({ logo: chosen, seal }: Office): string {
  return chosen === 'seal'
    ? placed(sealSvg(seal, 25), `x="${margin}" y="58" width="60" height="60"`)
    : `<g transform="translate(${margin} 62) scale(1.5)" fill="none" stroke="${ink}">${bridgeMark}</g>`
}

const bridgeMark = `<path stroke-width="5.5" d="M2 19.5A20.23 20.23 0 0 1 11.03 10.6M13 9.75A20.23 20.23 0 0 1 20.91 8.52M23.05 8.73A20.23 20.23 0 0 1 27.8 10.06M29.73 11A20.23 20.23 0 0 1 33.74 13.88M35.23 15.42A20.23 20.23 0 0 1 38 19.5"/><path stroke-width="2" d="M0 25.5h40"/>`

function text(content: string, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}">${escapeMarkup(content)}</text>`
}

/** Nests one SVG in another at the given position. */
export function placed(svg: string, place: string): string {
  return svg.replace(/^[\s\S]*?<svg\b/, () => `<svg ${place} `)
}
