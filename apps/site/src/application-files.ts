import { documentPaths, type SiteFile } from '@kakehashi/contract/site-renderer'
import { type Language, languages } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { escapeMarkup } from './escape-markup.ts'

/** The application as its build describes it (apps/web/scripts/describe-app.ts). */
export interface Application {
  /** The one document in which the browser renders every screen. */
  readonly document: string
  readonly scriptHashes: readonly string[]
  readonly clientPaths: readonly string[]
  /** Screens whose form is shown before any script has loaded, with their styles. */
  readonly firstViews: Readonly<Record<string, { readonly styles: readonly string[] }>>
  /** The element of the document that holds such a form. */
  readonly firstViewId: string
  readonly renderFirstView: (screen: string, language: Language, office: Office) => Promise<string>
}

/** The document of the application, and for some screens the same with their form in it. */
export async function applicationFiles(
  office: Office,
  application: Application,
): Promise<SiteFile[]> {
  const document = withOffice(application.document, office)
  const policy = { scriptHashes: application.scriptHashes, styleHashes: [], frames: [] }
  const file = (path: string, body: string) => ({
    path,
    contentType: 'text/html; charset=utf-8',
    body,
    policy,
  })
  const files = [file(documentPaths.application, document)]
  for (const [screen, { styles }] of Object.entries(application.firstViews)) {
    for (const language of languages) {
      const form = await application.renderFirstView(screen, language, office)
      const place = application.firstViewId
      const html = withFirstView(document, { form, language, styles, place })
      files.push(file(documentPaths.firstView(screen, language), html))
    }
  }
  return files
}

/**
 * The application reads the office from its document, so that the first screen does not wait for
 * another call. '<' is escaped so that no text can end the element.
 */
export function withOffice(document: string, office: Office): string {
  const facts = JSON.stringify(office).replaceAll('<', String.raw`\u003c`)
  const title = `<title>${escapeMarkup(office.name.en)}</title>`
  const data = `<script type="application/json" id="office">${facts}</script>`
  return replaceOnce(document, /<\/head>/, `${title}${data}</head>`)
}

interface FirstView {
  readonly form: string
  readonly language: Language
  readonly styles: readonly string[]
  readonly place: string
}

export function withFirstView(document: string, view: FirstView): string {
  const { form, language, styles, place } = view
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  return replaceOnce(
    replaceOnce(
      replaceOnce(document, /<html lang="\w+"/, `<html lang="${language}"`),
      /<\/head>/,
      `${links}</head>`,
    ),
    new RegExp(`(<div id="${place}"[^>]*>)(?=</div>)`),
    (found) => found + form,
  )
}

function replaceOnce(text: string, part: RegExp, by: string | ((found: string) => string)): string {
  if (!part.test(text)) throw new Error(`The document has no ${part.source}`)
  return text.replace(part, typeof by === 'string' ? () => by : by)
}
