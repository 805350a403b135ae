import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type * as contract from '@kakehashi/contract/reply-templates'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../deps.ts'
import { demand } from '../refusal.ts'
import { writeSetting } from './commands.ts'
import { lockSetting } from './queries.ts'

const mostTemplates = 100

/** The screen chooses the id of a new template, so that sending it twice adds it once. */
export async function saveReplyTemplate(
  { db, clock }: Deps,
  id: string,
  { titleEn, titleJa, textEn, textJa }: BodyOf<typeof contract.saveReplyTemplate>,
  actor: Actor,
): Promise<contract.ReplyTemplate> {
  const now = clock.now()
  const saved = { _id: id, title: { en: titleEn, ja: titleJa }, text: { en: textEn, ja: textJa } }
  await db.transaction().execute(async (trx) => {
    const templates = await lockSetting(trx, 'replyTemplates', now)
    const isNew = templates.every(({ _id }) => _id !== id)
    demand(!isNew || templates.length < mostTemplates, 'too-many-templates', {
      values: { most: mostTemplates },
    })
    const changed = isNew
      ? [...templates, saved]
      : templates.map((one) => (one._id === id ? saved : one))
    await writeSetting(trx, 'replyTemplates', changed, actor.id, now)
  })
  return saved
}

export async function removeReplyTemplate(
  { db, clock }: Deps,
  id: string,
  actor: Actor,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const templates = await lockSetting(trx, 'replyTemplates', now)
    const remaining = templates.filter(({ _id }) => _id !== id)
    if (remaining.length === templates.length) return
    await writeSetting(trx, 'replyTemplates', remaining, actor.id, now)
  })
}
