import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplePdf } from '../sample-pdf.ts'

// Drawn for the journeys, with SAMPLE written across them: nobody's papers.
export const photographs = {
  birthCertificate: join(import.meta.dirname, 'birth-certificate-sample.jpg'),
  passport: join(import.meta.dirname, 'passport-sample.jpg'),
}

export interface Paper {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const pdf = (name: string, buffer: Buffer): Paper => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

export const twoPages = pdf('family-register.pdf', samplePdf('Sample', 2))

export const notes: Paper = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('no paper'),
}

/** One megabyte more than we take. */
export const tooLarge = pdf('all-my-records.pdf', Buffer.alloc(26 * 1024 * 1024))

/** The virus that scanners agree to know and that does nothing, in two parts so that none is here. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
export const infected = pdf('lease.pdf', samplePdf(eicar))

/** As files of this machine, whose bytes need not be sent to the browser first. */
export function saved(papers: readonly Paper[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-papers-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return papers.map(({ name, buffer }) => {
    const file = join(folder, name)
    writeFileSync(file, buffer)
    return file
  })
}
