import { Readable } from 'node:stream'
import * as contract from '@kakehashi/contract/books'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { getOfficeTime } from '../office/office-time.ts'
import { getOffice } from '../office/queries.ts'
import { compilePdf } from '../papers/compile-pdf.ts'
import { closeMonth, reopenMonth } from './commands.ts'
import { monthlyStatementPaper } from './monthly-statement.ts'
import { readMonth, readMonths } from './read-month.ts'
import { readStatement } from './read-statement.ts'

export function booksRoutes(api: Api, { db, clock }: Deps): void {
  const officeTime = () => getOfficeTime(db, clock.now())

  api.serve(contract.listMonths, async ({ query }) =>
    readMonths(db, await officeTime(), query.before),
  )

  api.serve(contract.getMonth, async ({ params }) =>
    readMonth(db, params.month, await officeTime()),
  )

  api.serve(contract.closeMonth, async ({ params: { month }, auth }) => {
    const time = await officeTime()
    await db.transaction().execute((trx) => closeMonth(trx, month, auth.actor.id, time))
    return readMonth(db, month, time)
  })

  api.serve(contract.reopenMonth, async ({ params: { month }, body: { reason }, auth }) => {
    const time = await officeTime()
    await db
      .transaction()
      .execute((trx) => reopenMonth(trx, month, reason, auth.actor.id, time.now))
    return readMonth(db, month, time)
  })

  api.serve(contract.downloadMonthlyStatement, async ({ params: { month }, query, reply }) => {
    const now = clock.now()
    const { language, paper } = query
    const facts = await readStatement(db, month, await getOffice(db), now)
    const pdf = compilePdf({
      template: 'monthly-statement',
      language,
      size: paper,
      content: monthlyStatementPaper(facts, language),
      at: now,
    })
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': `inline; filename="statement-${month}.pdf"`,
    })
    return Readable.from([pdf])
  })
}
