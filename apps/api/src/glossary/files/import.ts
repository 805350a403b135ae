import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { languageFileProblemText } from '@kakehashi/contract/language-file-problems'
import type { LanguageImport } from '@kakehashi/contract/language-files'
import {
  type LanguageFileKind,
  mostListedFileProblems,
} from '@kakehashi/domain/glossary/language-files'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import type { IncomingFile } from '../../http/upload.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { countAttempts, limits } from '../../throttle.ts'
import { checkPairs } from './import-pairs.ts'
import { checkTerms } from './import-terms.ts'
import { readLanguageFile } from './read-file.ts'

interface Asked {
  readonly kind: LanguageFileKind
  /** A check does everything but save. */
  readonly mode: 'check' | 'import'
}

/** Small, because other calls wait while sentences are compared with the rules. */
const batchSize = 100

/** Imports the entries that are right, all in one transaction, and says what is wrong with the others. */
export async function importLanguageFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  file: IncomingFile,
  { kind, mode }: Asked,
  { actor, language }: AuthContext,
): Promise<LanguageImport> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.imports, of: actor.id }])
  const entries = readLanguageFile(await buffer(Readable.from(file.content)))
  const isSaving = mode === 'import'
  return db.transaction().execute(async (trx) => {
    const checkBatch = kind === 'glossary' ? checkTerms(trx, now) : checkPairs(trx, now)
    const counted = { added: 0, changed: 0, unchanged: 0 }
    const problems: LanguageImport['listed'] = []
    for (let start = 0; start < entries.length; start += batchSize) {
      const batch = entries.slice(start, start + batchSize)
      const { outcomes, save } = await checkBatch(batch)
      if (isSaving) await save()
      for (const [at, outcome] of outcomes.entries()) {
        if (outcome.kind !== 'refused') {
          counted[outcome.kind] += 1
          continue
        }
        const id = batch[at]?.id?.slice(0, 100)
        const { why: code } = outcome
        const message = languageFileProblemText(code, language)
        problems.push({ entry: start + at + 1, ...(id !== undefined && { id }), code, message })
      }
    }
    if (isSaving && counted.added + counted.changed > 0) {
      const subject = { kind: 'glossary', id: kind } as const
      await recordEvent(trx, { kind: `${kind}.imported`, at: now, actorId: actor.id, subject })
      await publishChange(trx, { type: 'Glossary' }, [])
    }
    return {
      entries: entries.length,
      ...counted,
      problems: problems.length,
      listed: problems.slice(0, mostListedFileProblems),
    }
  })
}
