import type { ScanFile } from './scan-files.ts'

/** Longer than a scanner pauses between two pages of a document. */
const settlesAfter = 5_000

/** Remembers since when each file has not changed. */
export class SettledFiles {
  readonly #settlesAfter: number
  #seen = new Map<string, ScanFile & { readonly since: number }>()

  constructor(milliseconds = settlesAfter) {
    this.#settlesAfter = milliseconds
  }

  /** Those of the listed files that have not changed for some time. */
  among(files: readonly ScanFile[], now: number): ScanFile[] {
    const before = this.#seen
    this.#seen = new Map()
    return files.filter((file) => {
      const key = file.path.toString('latin1')
      const known = before.get(key)
      const isSame = known?.size === file.size && known.modifiedAt === file.modifiedAt
      const since = isSame ? known.since : now
      this.#seen.set(key, { ...file, since })
      return now - since >= this.#settlesAfter
    })
  }
}
