import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import type { SampleDocument } from './sample-documents.ts'

const draw = join(import.meta.dirname, '../../apps/api/sample-office/papers/main.ts')

/** A paper of the invented Miyazato family, as a phone photographs it. Marked as a sample. */
export function photographOf(paper: PaperTemplateId, name: string): SampleDocument {
  const buffer = execFileSync(process.execPath, [draw, paper, 'photo'], { maxBuffer: 10_000_000 })
  return { name, mimeType: 'image/jpeg', buffer }
}
