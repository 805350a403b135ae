import type { Size } from '@kakehashi/domain/price-list/rates'
import type { Upload } from './upload.ts'

/** Pages are known once every file is on the server and the server has counted them. */
export function sizeOfUploads(uploads: readonly Pick<Upload, 'state'>[]): Size {
  const usable = uploads.filter(({ state }) => state.kind !== 'failed')
  const counts = usable.map(({ state }) => (state.kind === 'ready' ? state.file.pages : undefined))
  const pages = counts.reduce<number | null>(
    (sum, count) => (sum === null || count === undefined ? null : sum + count),
    usable.length === 0 ? null : 0,
  )
  return { documents: usable.length, pages }
}
