import { isShipped } from '@kakehashi/domain/paper-templates/template'
import { miyazato } from '@kakehashi/domain/sample-papers/miyazato'
import { samplePaper } from '@kakehashi/domain/sample-papers/sample-papers'
import { drawPdf, drawSvg } from './draw-paper.ts'
import { photograph } from './photograph.ts'

/** `node main.ts family-register photo > koseki.jpg`: a sample paper of the Miyazato family. */
const [id = '', format = 'pdf'] = process.argv.slice(2)
if (!isShipped(id) || !['pdf', 'photo'].includes(format)) {
  process.stderr.write('Name a template and pdf or photo, such as: family-register photo\n')
  process.exit(1)
}
const content = samplePaper(id, miyazato)
const paper = format === 'pdf' ? drawPdf(id, content) : await photograph(drawSvg(id, content), 1)
process.stdout.write(paper)
