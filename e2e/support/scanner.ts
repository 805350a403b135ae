import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePdf } from '../documents/sample-pdf.ts'
import { scannerFolder } from './environment.ts'

/** Saves a paper as the scanner at the counter does, with content of its own. */
export function scan(name: string, pages = 1, bytes = samplePdf(randomUUID(), pages)): void {
  writeFileSync(join(scannerFolder, name), bytes)
}

/** The names of all files in the scanner's folder, at any depth. */
export function filesInScannerFolder(): string[] {
  const entries = readdirSync(scannerFolder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]))
}

/** As somebody does who has dealt with what the office refused. */
export function deleteRefused(): void {
  rmSync(join(scannerFolder, 'refused'), { recursive: true, force: true })
}
