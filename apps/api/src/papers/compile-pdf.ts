import { createRequire } from 'node:module'
import { join } from 'node:path'
import { languageFacts, type Language } from '@kakehashi/domain/language'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import { typstCompiler } from './typst-compiler.ts'

const require = createRequire(import.meta.url)

const fonts = [
  require.resolve('@expo-google-fonts/ibm-plex-sans-jp/400Regular/IBMPlexSansJP_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-jp/600SemiBold/IBMPlexSansJP_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/biz-udmincho/700Bold/BIZUDMincho_700Bold.ttf'),
]

const getCompiler = typstCompiler(import.meta.dirname, fonts)

interface Paper {
  readonly template: 'receipt' | 'monthly-statement' | 'translation' | 'certificate'
  readonly language: Language
  readonly size: PaperSize
  /** Passed as JSON, so a name is never read as markup. */
  readonly content: object
  readonly at: Date
}

/** A tagged PDF, for readers and screen readers. */
export function compilePdf({ template, language, size, content, at }: Paper): Buffer {
  const paper = {
    ...content,
    lang: language,
    region: languageFacts[language].locale.slice(-2).toLowerCase(),
    paper: size === 'a4' ? 'a4' : 'us-letter',
  }
  const compilation = getCompiler().compile({
    mainFilePath: join(import.meta.dirname, `${template}.typ`),
    inputs: { paper: JSON.stringify(paper) },
  })
  const document = compilation.result
  if (!document) {
    const reasons = compilation.takeError()?.shortDiagnostics ?? []
    throw new Error(`The ${template} was not compiled: ${JSON.stringify(reasons)}`)
  }
  const creationTimestamp = Math.floor(at.getTime() / 1000)
  try {
    return getCompiler().pdf(document, { pdfStandard: 'ua-1', creationTimestamp })
  } catch {
    // The standard forbids signs that no font has, such as an emoji in a name. Without it they are
    // empty boxes.
    return getCompiler().pdf(document, { creationTimestamp })
  } finally {
    getCompiler().evictCache(10)
  }
}
