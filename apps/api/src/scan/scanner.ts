import type { ScanRefusal } from '@kakehashi/domain/documents/files'

/** 'unavailable' means that the file has to be scanned later. */
export type Verdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly name: string }
  | { readonly kind: 'unavailable' }

/** The scan of one file. */
export interface Scan {
  /** Waits for a busy scanner only for a limited time, so that uploads are not blocked. */
  write(chunk: Uint8Array): Promise<void>
  verdict(): Promise<Verdict>
  abort(): void
}

export interface Scanner {
  begin(): Scan
  isUp(): Promise<boolean>
}

/** The name, unless it is no virus but a kind of file that we refuse. */
export function virusIn(found: string): string | undefined {
  return refusalFor(found) === 'file-infected' ? found : undefined
}

/** ClamAV also reports encrypted files and macros under their own names. */
export function refusalFor(found: string): ScanRefusal {
  if (found.startsWith('Heuristics.Encrypted')) return 'file-locked'
  return found.includes('ContainsMacros') ? 'file-macros' : 'file-infected'
}
