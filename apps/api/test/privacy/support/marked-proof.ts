import { v7 as uuidv7 } from 'uuid'
import type { Office, SignedInUser } from '../../support/office.ts'
import { idOf, lastRemark, proofOf } from '../../support/proofs.ts'

/** What is written about the proof copy of a request, and a line of its translation. */
export const proofMarks = { proofRemark: 'Qfremark', proofReply: 'Qfreply', proofLine: 'Qfline' }

/** A proof copy of a translation from a template, with a remark of the customer and its answer. */
export async function answerMarkedProof(
  { db, clock }: Office,
  clerk: SignedInUser,
  id: string,
): Promise<void> {
  const customer = await db
    .selectFrom('requests')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .select('users.deleted_at')
    .where('requests.id', '=', id)
    .executeTakeFirstOrThrow()
  // Nobody could answer.
  if (customer.deleted_at !== null) return
  const { status, body } = await proofOf(clerk, id).send()
  if (status !== 200) throw new Error(`the proof copy returned ${status}`)
  const proof = await db
    .selectFrom('proofs')
    .select(['id', 'file_id'])
    .where('id', '=', idOf(body))
    .executeTakeFirstOrThrow()
  const words = { en: proofMarks.proofLine, ja: proofMarks.proofLine }
  const line = { key: 'name', kind: 'name', label: words, source: '', text: proofMarks.proofLine }
  const section = { key: 'head', label: words, lines: [line] }
  const group = { key: 'register', of: words, label: words, heading: null, sections: [section] }
  const paper = {
    document: proof.file_id,
    template: 'family-register',
    from: 'ja',
    title: words,
    kinds: [],
  }
  await db
    .insertInto('printed_translations')
    .values({ file_id: proof.file_id, papers: JSON.stringify([{ ...paper, groups: [group] }]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('proof_remarks')
    .values({
      id: uuidv7(),
      request_id: id,
      proof_id: proof.id,
      line: 0,
      remark: proofMarks.proofRemark,
      made_at: clock.now(),
    })
    .execute()
  const { _id } = lastRemark((await proofOf(clerk, id).read()).body)
  const settled = { outcome: 'kept', reply: proofMarks.proofReply } as const
  await proofOf(clerk, id).settle(_id, settled)
}
