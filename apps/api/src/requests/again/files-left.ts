import { isReadable } from '@kakehashi/domain/documents/files'
import { type EarlierOrder, orderObstacle } from '@kakehashi/domain/request/order-again'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { type FileRow, listFilesOf } from '../../documents/queries.ts'
import type { RequestRow } from '../queries.ts'

interface FilesLeft {
  readonly documents: readonly FileRow[]
  /** The one that was reviewed and delivered. */
  readonly translation: FileRow | undefined
}

/** The files of an earlier order that can go into another one. */
export async function findFilesLeft(db: Kysely<DB>, row: RequestRow): Promise<FilesLeft> {
  if (row.content_erased_at !== null) return { documents: [], translation: undefined }
  const files = (await listFilesOf(db, row.id)).filter((file) => isReadable(file))
  return {
    documents: files.filter(({ role }) => role === 'document'),
    translation: files.find(({ id }) => id === row.translation_id),
  }
}

export function toEarlierOrder(row: RequestRow): EarlierOrder {
  return {
    stage: row.stage,
    closedAt: row.closed_at,
    contentErasedAt: row.content_erased_at,
    serviceKind: row.service_kind,
    isCustomerDeleted: row.customer_deleted_at !== null,
  }
}

/** As far as the row says. Whether the service is still offered is checked when it is ordered. */
export function canOrderAgain(row: RequestRow): { canOrderAgain?: true } {
  const hasFiles = row.translation_id !== null || row.document_id !== null
  const isPossible = hasFiles && orderObstacle(toEarlierOrder(row)) === undefined
  return isPossible ? { canOrderAgain: true } : {}
}
