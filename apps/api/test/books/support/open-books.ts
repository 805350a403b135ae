import * as books from '@kakehashi/contract/books'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as payments from '@kakehashi/contract/requests/payments'
import { instantAt, monthOf } from '@kakehashi/domain/calendar/day'
import { monthAt } from '@kakehashi/domain/payments/books'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { after, duration } from '../../../src/clock.ts'
import type { SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'

const timeZone = 'Asia/Tokyo'

type Received = ReplyOf<typeof payments.receivePayment> & { readonly requestId: string }

export type Books = Awaited<ReturnType<typeof openBooks>>

/** An office in which months pass, with the calls of its owner about the books. */
export async function openBooks() {
  const opened = await openOfficeWithStaff()
  const { office, calls } = opened
  let people = { owner: opened.owner, clerk: opened.clerk }
  const month = () => monthAt(office.clock.now(), timeZone)
  const again = ({ user, password }: SignedInUser) => office.signIn(user.email, password)
  const signInAgain = async () => {
    people = { owner: await again(people.owner), clerk: await again(people.clerk) }
  }

  return {
    ...opened,
    get owner() {
      return people.owner
    },
    get clerk() {
      return people.clerk
    },
    month,
    signInAgain,

    /** The morning of the first day of the next month. Sessions end meanwhile. */
    async nextMonth(): Promise<string> {
      const over = month()
      const { from } = monthOf(firstOfMonth(over), 1)
      office.clock.setTo(after(instantAt(from, '0000', timeZone), 9 * duration.hour))
      await signInAgain()
      return over
    },

    /** A payment for a new request. */
    async pay(amount = 50, method: 'card' | 'cash-usd' = 'card', by = people.clerk) {
      const customer = await office.signedIn('customer')
      const { _id: requestId } = await calls.submitRequest(customer)
      const quote = { isQuoted: true, deposit: 0, totalPrice: 200 }
      const { body: quoted } = await calls.put(by, requestId, '', quote)
      const body = { version: quoted.version, amount, method } as const
      const reply = await by.browser.call(payments.receivePayment, { params: { requestId }, body })
      return { requestId, status: reply.status, ...reply.body }
    },

    /** Cancels a payment by a counter-entry. */
    correct: ({ requestId, payment, request }: Received) =>
      people.clerk.browser.call(payments.correctPayment, {
        params: { requestId, paymentId: payment._id },
        body: { version: request.version, reason: 'Entered twice' },
      }),

    read: async (of: string, by?: SignedInUser) =>
      (await (by ?? people.owner).browser.call(books.getMonth, { params: { month: of } })).body,
    close: (of: string, by?: SignedInUser) =>
      (by ?? people.owner).browser.call(books.closeMonth, { params: { month: of } }),
    reopen: (of: string, reason: string) =>
      people.owner.browser.call(books.reopenMonth, { params: { month: of }, body: { reason } }),
  }
}
