import { writeMessage, writeNote } from '@kakehashi/contract/requests/messages'
import { holdRequest } from '@kakehashi/contract/requests/retention'
import { duration } from '../../../src/clock.ts'
import { applyRetention } from '../../../src/jobs/apply-retention.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { SignedInUser } from '../../support/office.ts'
import { aboutOriginal, receive } from '../../support/originals.ts'
import { namesOf } from '../../support/names.ts'
import { lastRemark, proofOf } from '../../support/proofs.ts'
import { registerWith, reviewOf } from '../../support/review.ts'
import { samplePdf, sendDocument } from '../../support/sample-pdf.ts'
import { draftsOf } from '../../support/translation-drafts.ts'
import { tablesContaining } from '../../support/tables-containing.ts'

/** In everything that a person writes about a request. */
export const mark = 'MARKEDTEXT'

const write = (by: SignedInUser, id: string, comment: string) =>
  by.browser.call(writeMessage, {
    params: { requestId: id },
    body: { comment },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

export type OfficeWithMarks = Awaited<ReturnType<typeof openOfficeWithMarks>>

/** An office with a customer, whose requests are ended and kept for months. */
export async function openOfficeWithMarks() {
  const staff = await openOfficeWithStaff()
  const { office, calls, clerk } = staff
  const customer = await office.signedIn('customer')

  return {
    ...staff,
    customer,
    write,

    /** Sessions end long before documents do. */
    back: ({ user, password }: SignedInUser) => office.signIn(user.email, password),

    async completeMarkedRequest(): Promise<string> {
      const document = await sendDocument(customer.browser, samplePdf(mark))
      const form = { details: mark, purpose: 'medical', document }
      const { _id: id } = await calls.submitRequest(customer, form)
      await write(customer, id, `${mark} message`)
      await write(clerk, id, `${mark} reply`)
      const note = { params: { requestId: id }, body: { comment: `${mark} note` } }
      await clerk.browser.call(writeNote, note)
      const line = { text: `${mark} line`, textJa: `${mark} 内訳`, quantity: 1, unitPrice: 40 }
      const quote = { isQuoted: true, deposit: 0, totalPrice: 40, lines: [line] }
      await calls.put(clerk, id, '', quote)
      const declined = { quoteVersion: 1, answer: 'declined', reason: `${mark} answer` }
      await calls.put(customer, id, '/answer', declined)
      await calls.put(clerk, id, '', quote)
      await calls.put(clerk, id, '/promise', { promisedOn: '2099-11-20', reason: `${mark} delay` })
      await calls.put(clerk, id, '/paid', { paidAmount: 40 })
      await calls.put(clerk, id, '', { isPaid: true })
      const original = { description: `${mark} original`, pages: 1, shelf: 'B-14' }
      const wrong = await receive(clerk, id, original)
      await aboutOriginal(clerk, id, wrong).remove(`${mark} mistake`)
      const posted = aboutOriginal(clerk, id, await receive(clerk, id, original))
      const parcel = { how: 'posted', to: `${mark} name`, trackingNumber: `${mark} number` }
      await posted.giveBack(parcel)
      const drafts = draftsOf(clerk, id)
      const content = registerWith({ name: `${mark} name` })
      await drafts.save(document.split('/').at(-1) ?? '', { content })
      await office.db
        .insertInto('document_proposals')
        .values({
          file_id: document.split('/').at(-1) ?? '',
          template: null,
          dates: JSON.stringify([{ group: mark }]),
          made_at: office.clock.now(),
        })
        .execute()
      const { translation } = (await drafts.make()).body
      await calls.put(clerk, id, '', { isTranslated: true, translation })
      await reviewOf(clerk, id).tickAll()
      await proofOf(clerk, id).send()
      const { body: asked } = await proofOf(customer, id).ask({ general: `${mark} remark` })
      const kept = { outcome: 'kept', reply: `${mark} stays` } as const
      await proofOf(clerk, id).settle(lastRemark(asked)._id, kept)
      const place = { kind: 'place', label: `${mark} label`, japanese: `${mark} place` }
      await namesOf(clerk, id).add(place)
      await calls.put(clerk, id, '', { isReviewed: true, reason: `${mark} not confirmed` })
      await calls.put(clerk, id, '', { isDelivered: true })
      const names = office.db.updateTable('files').set({ name: `${mark}.pdf` })
      await names.where('request_id', '=', id).execute()
      return id
    },

    hold: (by: SignedInUser, id: string, body: object) =>
      by.browser.call(holdRequest, { params: { requestId: id }, body }),

    async advanceDays(days: number): Promise<void> {
      office.clock.advance(days * duration.day)
      await applyRetention(office.db, office.clock.now())
      await office.runJobs()
    },

    markedTables: () => tablesContaining(office.db, mark),

    /** The mails to the customer that announce the deletion. */
    async leaveMails() {
      const mails = await office.mailsTo(customer.user.email)
      return mails.filter(({ subject }) => subject.endsWith('your documents will be deleted'))
    },
  }
}
