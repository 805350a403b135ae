import type { ScanRefusal } from '@kakehashi/domain/files'

/** What a scan came to. A file that could not be scanned is not clean; it waits. */
export type Verdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly name: string }
  | { readonly kind: 'unavailable' }

/** One file on its way through the scanner. */
export interface Scan {
  /** Waits while the scanner is busy, but never for long: the upload goes on without it. */
  take(chunk: Uint8Array): Promise<void>
  verdict(): Promise<Verdict>
  /** The file is not wanted any more. */
  leave(): void
}

export interface Scanner {
  begin(): Scan
  isUp(): Promise<boolean>
}

/** The scanner also names what it cannot look into. */
export function refusalFor(found: string): ScanRefusal {
  if (found.startsWith('Heuristics.Encrypted')) return 'file-locked'
  return found.includes('ContainsMacros') ? 'file-macros' : 'file-infected'
}
