import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { typstCompiler } from '../../src/papers/typst-compiler.ts'
import { originalPaper } from './original-paper.ts'

const require = createRequire(import.meta.url)

/** Those of the office's own papers, and lighter ones of the same families. */
const fonts = [
  require.resolve('@expo-google-fonts/ibm-plex-sans-jp/400Regular/IBMPlexSansJP_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-jp/600SemiBold/IBMPlexSansJP_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/biz-udmincho/400Regular/BIZUDMincho_400Regular.ttf'),
  require.resolve('@expo-google-fonts/biz-udmincho/700Bold/BIZUDMincho_700Bold.ttf'),
]

const getCompiler = typstCompiler(import.meta.dirname, fonts)

function set(id: PaperTemplateId, content: DraftContent, inputs = {}) {
  const { drawing, paper } = originalPaper(id, content)
  const compilation = getCompiler().compile({
    mainFilePath: join(import.meta.dirname, `${drawing}.typ`),
    inputs: { ...inputs, paper: JSON.stringify(paper) },
  })
  const document = compilation.result
  if (document) return document
  const reasons = compilation.takeError()?.shortDiagnostics ?? []
  throw new Error(`The sample ${id} was not drawn: ${JSON.stringify(reasons)}`)
}

/** The original as an office would print it, as a PDF. Marked as a sample on every page. */
export function drawPdf(id: PaperTemplateId, content: DraftContent): Buffer {
  const pdf = getCompiler().pdf(set(id, content), { creationTimestamp: 0 })
  getCompiler().evictCache(10)
  return pdf
}

/** Its first page as a drawing, to be photographed. */
export function drawSvg(id: PaperTemplateId, content: DraftContent): string {
  const svg = getCompiler().plainSvg(set(id, content, { photo: 'yes' }))
  getCompiler().evictCache(10)
  return svg
}
