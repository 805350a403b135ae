type Table = 'files' | 'previews' | 'copies'

/** What a key is bound to: with it, no object but that of this file can be opened. */
export function holderOf(table: Table, fileId: string): string {
  return `${table}/${fileId}`
}
