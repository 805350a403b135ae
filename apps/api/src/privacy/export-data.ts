import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { exportAccount } from '@kakehashi/contract/accounts/account-data'
import { dollarsOf } from '@kakehashi/domain/money'
import type { Deps } from '../deps.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { listSignatures } from '../requests/hand-overs/signatures.ts'
import { toOwnSignature } from '../requests/hand-overs/view.ts'
import { listMessages } from '../requests/messages/queries.ts'
import { toMessageView } from '../requests/messages/view.ts'
import { listNameEntries } from '../requests/names/queries.ts'
import { toNameEntryView } from '../requests/names/view.ts'
import { listPaysOfContractor } from '../requests/pay/queries.ts'
import { toOwnPay } from '../requests/pay/view.ts'
import { listPayments } from '../requests/payments/queries.ts'
import { listRemarks } from '../requests/proofs/queries.ts'
import { toRemarkViews } from '../requests/proofs/read-proof.ts'
import { readDetail } from '../requests/detail.ts'
import type { RequestRow } from '../requests/queries.ts'
import { listRequests } from '../requests/queries.ts'
import { listPasskeys } from '../accounts/passkeys/queries.ts'
import { toPasskeyView } from '../accounts/passkeys/view.ts'
import { getCurrentUser } from '../accounts/people/get-user.ts'
import { toUserView } from '../accounts/people/view.ts'

type Export = ReplyOf<typeof exportAccount>

/** All data about a user that the user may see. */
export async function exportAccountData({ db, clock }: Deps, auth: AuthContext): Promise<Export> {
  const { id } = auth.actor
  const user = await getCurrentUser(db, id)
  const requests: Export['requests'] = []
  let after: RequestRow | undefined
  do {
    const rows = await listRequests(db, { user: id, limit: 100, after })
    for (const row of rows) requests.push(await exportRequest(row))
    after = rows.at(-1)
  } while (after)
  return {
    exportedAt: clock.now().toISOString(),
    user: toUserView(user),
    passkeys: (await listPasskeys(db, id)).map(toPasskeyView),
    noticesOff: user.muted_notices,
    morningMail: user.morning_mail,
    pay: (await listPaysOfContractor(db, id)).map(toOwnPay),
    requests,
  }

  async function exportRequest(row: RequestRow) {
    const reader = { id, language: auth.language }
    // Always as the customer: a staff member's export must not contain internal notes.
    const request = await readDetail(db, { row, parts: ['customer'] }, reader, clock.now())
    if (request.reader !== 'customer') throw new Error('expected the view of a customer')
    const payments = await listPayments(db, row.id)
    const names = await listNameEntries(db, row.id)
    const remarks = await listRemarks(db, row.id)
    const signatures = await listSignatures(db, row.id)
    return {
      ...request,
      inbox: await exportMessages(row.id),
      names: names.map((entry) => toNameEntryView(entry, row.user_id, ['customer'])),
      proofs: await toRemarkViews(db, remarks, { proof: undefined, isStaff: false }),
      payments: payments.map((payment) => ({
        difference: dollarsOf(payment.difference_cents),
        at: payment.at.toISOString(),
      })),
      signatures: signatures.map(toOwnSignature),
    }
  }

  async function exportMessages(requestId: string) {
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
