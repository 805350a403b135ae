import { Readable } from 'node:stream'
import type {
  LanguageFileFormat,
  LanguageFileKind,
} from '@kakehashi/domain/glossary/language-files'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { listPairs } from '../memory/queries.ts'
import { listTerms } from '../terms/queries.ts'
import type { FileEntry } from './entry.ts'
import { tmxEntry, tmxFoot, tmxHead } from './tmx.ts'
import { xliffEntry, xliffFoot, xliffHead } from './xliff.ts'

const formats = {
  tmx: { type: 'application/x-tmx+xml', head: tmxHead, entry: tmxEntry, foot: tmxFoot },
  xliff: { type: 'application/x-xliff+xml', head: xliffHead, entry: xliffEntry, foot: xliffFoot },
} as const

interface Asked {
  readonly kind: LanguageFileKind
  readonly format: LanguageFileFormat
}

/** The terms in use, or all sentences. Written page by page, however many there are. */
export async function writeLanguageFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, format }: Asked,
  actorId: string,
) {
  const subject = { kind: 'glossary', id: kind } as const
  await db
    .transaction()
    .execute((trx) =>
      recordEvent(trx, { kind: `${kind}.exported`, at: clock.now(), actorId, subject }),
    )
  const { type, head, entry, foot } = formats[format]
  async function* write() {
    yield head(kind)
    for await (const entries of kind === 'glossary' ? readTerms(db) : readPairs(db)) {
      yield entries.map(entry).join('')
    }
    yield foot
  }
  return { name: `${kind}.${format}`, type, content: Readable.from(write()) }
}

const pageSize = 500

async function* readTerms(db: Kysely<DB>): AsyncGenerator<FileEntry[]> {
  let after: Parameters<typeof listTerms>[1]['after']
  do {
    const rows = await listTerms(db, { isArchived: false, limit: pageSize, after })
    yield rows
    after = rows.length < pageSize ? undefined : rows.at(-1)
  } while (after)
}

async function* readPairs(db: Kysely<DB>): AsyncGenerator<FileEntry[]> {
  let after: Parameters<typeof listPairs>[1]['after']
  do {
    const rows = await listPairs(db, { limit: pageSize, after })
    yield rows.map((row) => ({ ...row, reading: null, note: null, field: null }))
    after = rows.length < pageSize ? undefined : rows.at(-1)
  } while (after)
}
