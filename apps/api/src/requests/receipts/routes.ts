import { Readable } from 'node:stream'
import * as contract from '@kakehashi/contract/requests/payments'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getOffice } from '../../office/queries.ts'
import { compilePdf } from '../../papers/compile-pdf.ts'
import { demand, Refusal } from '../../refusal.ts'
import { findService } from '../../services/queries.ts'
import { getVisibleRequest } from '../access.ts'
import { listQuoteLines } from '../quote-lines.ts'
import { findReceipt, listReceiptsOf } from './queries.ts'
import { receiptPaper } from './receipt-paper.ts'
import { toReceiptItem } from './view.ts'

export function receiptRoutes(api: Api, { db, publicUrl }: Deps): void {
  api.serve(contract.listReceipts, async ({ params, auth }) => {
    const { row, parts } = await getVisibleRequest(db, params.requestId, auth.actor)
    demand(mayReadReceipts(parts), 'not-found')
    return (await listReceiptsOf(db, row.id)).map(toReceiptItem)
  })

  api.serve(contract.downloadReceipt, async ({ params, query, auth, reply }) => {
    const receipt = await findReceipt(db, params.receiptId)
    if (!receipt) throw new Refusal('not-found')
    const { row: request, parts } = await getVisibleRequest(db, receipt.request_id, auth.actor)
    demand(mayReadReceipts(parts), 'not-found')
    const office = await getOffice(db)
    const service = await findService(db, request.service_id)
    const serviceNameJa = service?.name_ja ?? null
    const lines = (await listQuoteLines(db, request.id)).get(request.quote_version) ?? []
    const facts = { receipt, request, serviceNameJa, lines, office, publicUrl }
    const pdf = compilePdf({
      template: 'receipt',
      language: query.language,
      size: query.paper,
      content: receiptPaper(facts, query.language),
      at: receipt.issued_at,
    })
    reply.headers({
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': `inline; filename="${receipt.number}.pdf"`,
    })
    return Readable.from([pdf])
  })
}

/** Not the translator: what was paid is between the customer and the office. */
function mayReadReceipts(parts: readonly string[]): boolean {
  return parts.includes('customer') || parts.includes('office')
}
