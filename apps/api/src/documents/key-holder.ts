type Table =
  | 'files'
  | 'previews'
  | 'copies'
  | 'proof_pictures'
  | 'exports'
  | 'imports'
  | 'certificate_papers'

/** What a key is bound to: with it, no object but that of this row can be opened. */
export function holderOf(table: Table, id: string): string {
  return `${table}/${id}`
}
