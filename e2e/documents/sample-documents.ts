import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplePdf } from './sample-pdf.ts'

// Drawn for the tests, marked SAMPLE; they show no real person.
export const photographs = {
  birthCertificate: join(import.meta.dirname, 'birth-certificate-sample.jpg'),
  passport: join(import.meta.dirname, 'passport-sample.jpg'),
}

export interface SampleDocument {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const pdf = (name: string, buffer: Buffer): SampleDocument => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

export const twoPagePdf = pdf('family-register.pdf', samplePdf('Sample', 2))

export const textFile: SampleDocument = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('not a document'),
}

/** One megabyte over the limit. */
export const tooLargePdf = pdf('all-my-records.pdf', Buffer.alloc(26 * 1024 * 1024))

/** The harmless EICAR test virus, split in two so that scanners do not flag this file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
export const infectedPdf = pdf('lease.pdf', samplePdf(eicar))

/** As files on disk, so that large ones are not sent to the browser through the driver. */
export function saveToDisk(documents: readonly SampleDocument[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-documents-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return documents.map(({ name, buffer }) => {
    const file = join(folder, name)
    writeFileSync(file, buffer)
    return file
  })
}
