import { createHash } from 'node:crypto'
import type { RenderedPage } from '@kakehashi/contract/site-renderer'
import type { Language } from '@kakehashi/domain/language'
import { escapeMarkup } from './escape-markup.ts'
import { commonHead, type SiteAssets } from './head.ts'
import type { Site } from './site.ts'

interface DocumentParts {
  language: Language
  head: string
  body: string
  styles: string
  /** The schema.org description of the page. */
  data?: object | undefined
  frames?: readonly string[] | undefined
}

/**
 * Renders the whole document. Styles are inlined, because on slow wifi another request costs more
 * than sending a few kilobytes with each page. The content security policy allows inline scripts
 * and styles by their hash only.
 */
export function renderDocument(
  parts: DocumentParts,
  assets: SiteAssets,
  { office }: Site,
): RenderedPage {
  const { language, head, body, styles, data, frames = [] } = parts
  const { script, modules = [] } = assets
  if (/<[^>]+\sstyle="/.test(body)) throw new Error('The policy allows no style attribute')
  if ([styles, script].some((text) => text.includes('</'))) {
    throw new Error('A style or script would end early')
  }
  const html = [
    // The islands need the time zone for the year. The encoding must be within the first kilobyte;
    // the script must run before the first paint.
    `<!DOCTYPE html><html lang="${language}" data-menu-role="visitor" data-time-zone="${escapeMarkup(office.timeZone)}"><head><meta charset="utf-8">`,
    `<script>${script}</script>${head}${commonHead(language, assets)}<style>${styles}</style></head>`,
    `<body>${body}${data ? dataBlock(data) : ''}`,
    ...modules.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('')
  return { html, scriptHashes: [digest(script)], styleHashes: [digest(styles)], frames }
}

/**
 * Data blocks are not executed, so the policy need not list them. '<' is escaped so that no text
 * can end the element.
 */
function dataBlock(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${text}</script>`
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
