import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, type Language } from '@kakehashi/domain/language'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build } from 'vite'
import type { firstViews, renderFirstView } from '../app/first-views.tsx'
import { firstViewId } from '../app/forms/early-input.ts'

interface Renderer {
  readonly firstViews: typeof firstViews
  readonly renderFirstView: typeof renderFirstView
}

const web = path.join(import.meta.dirname, '..')

/** A screen whose form is in the document, for those who may open it. */
interface FirstView {
  readonly isSignedIn: boolean
  /** The document for each language. */
  readonly files: Partial<Record<Language, string>>
}

/**
 * Writes documents that show the form of a screen before any script has loaded: the document of the
 * application with the form and the styles of the screen added.
 */
export async function writeFirstViews(
  client: string,
  fallback: string,
  stylesOf: (screen: string) => readonly string[],
): Promise<Record<string, FirstView>> {
  const renderer = await compileRenderer()
  await mkdir(path.join(client, 'first'), { recursive: true })
  const written: Record<string, FirstView> = {}
  for (const { path: screen, isSignedIn } of renderer.firstViews) {
    const files: Partial<Record<Language, string>> = {}
    for (const language of languages) {
      const file = `first${screen}.${language}.html`
      const form = await renderer.renderFirstView(screen, language)
      await writeFile(
        path.join(client, file),
        withFirstView(fallback, { form, language, styles: stylesOf(screen) }),
      )
      files[language] = file
    }
    written[screen] = { isSignedIn, files }
  }
  return written
}

interface Parts {
  readonly form: string
  readonly language: Language
  readonly styles: readonly string[]
}

export function withFirstView(document: string, { form, language, styles }: Parts): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  return replaceOnce(
    replaceOnce(
      replaceOnce(document, /<html lang="\w+"/, `<html lang="${language}"`),
      /<\/head>/,
      `${links}</head>`,
    ),
    new RegExp(`(<div id="${firstViewId}"[^>]*>)(?=</div>)`),
    (place) => place + form,
  )
}

function replaceOnce(text: string, part: RegExp, by: string | ((found: string) => string)): string {
  if (!part.test(text)) throw new Error(`The document has no ${part.source}`)
  return text.replace(part, typeof by === 'string' ? () => by : by)
}

async function compileRenderer(): Promise<Renderer> {
  const folder = path.join(web, 'build/first-view')
  const configPath = path.join(web, 'lingui.config.ts')
  process.env['LINGUI_CONFIG'] ??= configPath
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset()] }),
      lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
    ],
    define: { __PDF_PARTS__: '""', __THEME_COLOUR__: '""' },
    build: { ssr: 'app/first-views.tsx', outDir: folder, emptyOutDir: true },
  })
  return (await import(pathToFileURL(path.join(folder, 'first-views.js')).href)) as Renderer
}
