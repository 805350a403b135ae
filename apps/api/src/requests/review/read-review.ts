import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { checkPapers } from '@kakehashi/domain/review/checklist'
import { comparePapers } from '@kakehashi/domain/review/compare-papers'
import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import type { Kysely } from 'kysely'
import { findUser } from '../../accounts/people/queries.ts'
import { fullName } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type FileRow, listFilesOf, placeOf } from '../../documents/queries.ts'
import { countPages } from '../certificates/facts.ts'
import { listNameEntries } from '../names/queries.ts'
import type { RequestRow } from '../queries.ts'
import { questionsFor } from './open-questions.ts'
import { findPrinted } from '../translation-drafts/printed-translations.ts'
import { checksOf, listTicks } from './ticks.ts'

/** All that the reviewer's screen shows of the translation, in one reply. */
export async function readReview(
  db: Kysely<DB>,
  row: RequestRow,
  readerId: string,
): Promise<ReviewView> {
  const files = await listFilesOf(db, row.id)
  const versions = files.filter(
    ({ role, status }) => role === 'translation' && status !== 'refused',
  )
  const at = versions.findIndex(({ id }) => id === row.translation_id)
  const file = versions[at]
  const common = { request: row.id, questions: await questionsFor(db, row, readerId, true) }
  if (!file) return { ...common, automatic: [], checks: [] }

  const before = versions[at - 1]
  const papers = await findPrinted(db, file.id)
  const ticks = await listTicks(db, { request_id: row.id, sha256: file.sha256 })
  const pages = { kind: 'pages', ...(await countPages(db, row, file)) } as const
  const entries = (await listNameEntries(db, row.id)).map(({ entry }) => entry)
  return {
    ...common,
    translation: await toVersion(db, file, before),
    ...(papers && toCompared((before && (await findPrinted(db, before.id))) ?? null, papers)),
    automatic: [...(papers ? checkPapers(papers, entries) : []), pages],
    checks: checksOf(papers).map((check) => {
      const tick = ticks.find(({ check_key }) => check_key === check)
      if (!tick) return { check }
      const { ticked_at: tickedAt, ticked_by_name: by } = tick
      return { check, ticked: { at: tickedAt.toISOString(), ...(by !== null && { by }) } }
    }),
  }
}

async function toVersion(db: Kysely<DB>, file: FileRow, before: FileRow | undefined) {
  const { uploader_id: uploaderId, attached_at: attachedAt, created_at: createdAt } = file
  const uploader = uploaderId === null ? undefined : await findUser(db, uploaderId)
  return {
    file: file.id,
    version: await placeOf(db, file),
    handedInAt: (attachedAt ?? createdAt).toISOString(),
    ...(uploader && { handedInBy: fullName(uploader) }),
    ...(before && { before: { file: before.id, version: await placeOf(db, before) } }),
  }
}

type Shown = Pick<ReviewView, 'papers' | 'changes'>

function toCompared(before: readonly PrintedPaper[] | null, after: readonly PrintedPaper[]): Shown {
  const { papers, changes } = comparePapers(before, after)
  return { papers, ...(before && { changes }) }
}
