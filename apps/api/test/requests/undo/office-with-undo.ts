import { undoMove } from '@kakehashi/contract/requests/request-commands'
import { expect } from 'vitest'
import type { SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import { make, requestBefore } from './moves.ts'

export type OfficeWithUndo = Awaited<ReturnType<typeof openOfficeWithUndo>>

/** An office in which moves can be undone for 20 seconds, and its last request. */
export async function openOfficeWithUndo() {
  const staff = await openOfficeWithStaff({ undoSeconds: 20 })
  const customer = await staff.office.signedIn('customer')
  const { db } = staff.office
  const ask = async (path: string) => (await customer.browser.send('GET', path)).body
  let id = ''
  let orderNumber = ''

  return {
    ...staff,
    customer,
    staff,

    get id() {
      return id
    },
    about(requestId: string) {
      id = requestId
    },

    seen: <View>(reader: SignedInUser) => staff.calls.read<View>(reader, id),

    row: () => db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    payments: () => db.selectFrom('payments').selectAll().where('request_id', '=', id).execute(),

    /** Everything about the request that the customer can ask for. */
    async customersPages() {
      return Promise.all([
        ask(`/api/requests/${id}`),
        ask('/api/requests/myrequests'),
        ask('/api/requests/waiting'),
        ask(`/api/requests/${id}/notices`),
        ask('/api/users/profile'),
      ])
    },

    /** The subjects of the mails about the request, newest first. */
    async subjects(reader: SignedInUser): Promise<string[]> {
      const all = await staff.calls.mailsAbout(orderNumber, reader.user.email)
      return all.map((subject) => subject.replace(`${orderNumber}: `, ''))
    },

    undo: (by: SignedInUser, move: string) =>
      by.browser.call(undoMove, { params: { requestId: id }, body: { move } }),

    /** Makes a move on a new request; returns how everything was before. */
    async moveTo(name: string) {
      ;({ id, orderNumber } = await requestBefore(staff, customer, name))
      const before = {
        mails: await this.subjects(customer),
        toTranslator: await this.subjects(staff.translator),
        pages: await this.customersPages(),
        row: await this.row(),
      }
      const { body, status } = await make(staff, id, name)
      expect(status).toBe(200)
      return { ...before, move: body.undo?.move ?? '' }
    },
  }
}
