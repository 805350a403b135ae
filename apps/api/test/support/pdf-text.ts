import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The text of a PDF in the order of its content, and what pdfinfo says about it. */
export function readPdf(bytes: Buffer): { text: string; facts: string; file: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-paper-')), 'paper.pdf')
  writeFileSync(file, bytes)
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  return {
    text: execFileSync('pdftotext', ['-raw', file, '-'], { stdio }).toString(),
    facts: execFileSync('pdfinfo', [file], { stdio }).toString(),
    file,
  }
}
