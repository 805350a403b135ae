import * as contract from '@kakehashi/contract/glossary'
import { done } from '@kakehashi/contract/http/done-reply'
import * as files from '@kakehashi/contract/language-files'
import * as memory from '@kakehashi/contract/memory'
import { typedTerms } from '@kakehashi/domain/glossary/term-words'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { findSubjects } from '../search-index/queries.ts'
import { writeLanguageFile } from './files/export.ts'
import { importLanguageFile } from './files/import.ts'
import { removePair } from './memory/commands.ts'
import { findSimilar } from './memory/find-similar.ts'
import { listPairs } from './memory/queries.ts'
import { toPairView } from './memory/view.ts'
import { addTerm, archiveTerm, changeTerm } from './terms/commands.ts'
import { findTermsFor } from './terms/find-terms.ts'
import { findTerms, listTerms } from './terms/queries.ts'
import { toTermView } from './terms/view.ts'

export function glossaryRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps
  const by = ({ actor }: AuthContext) => ({ actorId: actor.id, now: clock.now() })

  api.serve(contract.listTerms, async (call) => {
    const { q, state, limit, cursor } = call.query
    if (q?.trim()) {
      const ids = await findSubjects(db, 'term', typedTerms(q), limit)
      return (await findTerms(db, ids)).map(toTermView)
    }
    const isArchived = state === 'archived'
    const rows = await listTerms(db, { isArchived, limit, after: fromCursor(cursor) })
    linkNext(call, rows)
    return rows.map(toTermView)
  })

  api.serve(contract.addTerm, async ({ trx, body, auth }) =>
    toTermView(await addTerm(trx, body, by(auth))),
  )

  api.serve(contract.changeTerm, async ({ params: { termId }, body, auth }) =>
    toTermView(await db.transaction().execute((trx) => changeTerm(trx, termId, body, by(auth)))),
  )

  api.serve(contract.archiveTerm, async ({ params: { termId }, body, auth }) =>
    toTermView(
      await db.transaction().execute((trx) => archiveTerm(trx, termId, body.isArchived, by(auth))),
    ),
  )

  api.serve(contract.lookUp, async ({ body: { text } }) => ({
    terms: (await findTermsFor(db, text)).map(toTermView),
    sentences: (await findSimilar(db, text)).map(toPairView),
  }))

  api.serve(memory.listPairs, async (call) => {
    const { limit, cursor } = call.query
    const rows = await listPairs(db, { limit, after: fromCursor(cursor) })
    linkNext(call, rows)
    return rows.map(toPairView)
  })

  api.serve(memory.removePair, async ({ params: { pairId }, auth }) => {
    await db.transaction().execute((trx) => removePair(trx, pairId, auth.actor.id, clock.now()))
    return done('pair-removed', auth.language)
  })

  api.serve(files.exportLanguageFile, async ({ query, auth, reply }) => {
    const { name, type, content } = await writeLanguageFile(deps, query, auth.actor.id)
    reply.headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    return content
  })

  api.serve(files.importLanguageFile, ({ upload, query: { kind, mode }, auth }) =>
    importLanguageFile(deps, upload, { kind, mode }, auth),
  )
}
