import type { ReplyOf } from '@kakehashi/contract/endpoint'
import type { exportAccount } from '@kakehashi/contract/account-data'
import { dollarsOf } from '@kakehashi/domain/money'
import type { Deps } from '../deps.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { listMessages } from '../requests/messages/queries.ts'
import { toMessageView } from '../requests/messages/view.ts'
import { listPayments } from '../requests/payments/queries.ts'
import { readDetail } from '../requests/detail.ts'
import type { RequestRow } from '../requests/queries.ts'
import { listRequests } from '../requests/queries.ts'
import { getCurrentUser } from '../accounts/people/get-user.ts'
import { toUserView } from '../accounts/people/view.ts'

type Export = ReplyOf<typeof exportAccount>

/** Everything the office keeps of a person, as that person may see it, in one file. */
export async function exportAccountOf({ db, clock }: Deps, auth: AuthContext): Promise<Export> {
  const { id } = auth.actor
  const user = await getCurrentUser(db, id)
  const requests: Export['requests'] = []
  let after: RequestRow | undefined
  do {
    const rows = await listRequests(db, { user: id, limit: 100, after })
    for (const row of rows) requests.push(await wholeRequest(row))
    after = rows.at(-1)
  } while (after)
  return {
    exportedAt: clock.now().toISOString(),
    user: toUserView(user),
    noticesOff: user.muted_notices,
    requests,
  }

  async function wholeRequest(row: RequestRow) {
    const reader = { id, language: auth.language }
    // As its customer, whatever else the person is: notes are not theirs.
    const request = await readDetail(db, { row, parts: ['customer'] }, reader, clock.now())
    if (request.reader !== 'customer') throw new Error('a customer reads as a customer')
    const payments = await listPayments(db, row.id)
    return {
      ...request,
      inbox: await wholeThread(row.id),
      payments: payments.map((payment) => ({
        difference: dollarsOf(payment.difference_cents),
        at: payment.at.toISOString(),
      })),
    }
  }

  async function wholeThread(requestId: string) {
    const messages = []
    let before = undefined as Parameters<typeof listMessages>[2]['before']
    for (;;) {
      const page = await listMessages(db, requestId, { limit: 200, before })
      messages.unshift(...page.map((message) => toMessageView(message, id, ['customer'])))
      if (page.length < 200) return messages
      before = page[0]
    }
  }
}
