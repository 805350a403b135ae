import type { Kind, Row } from './permission-rows.ts'
import { admins, everyone, only, row, signedIn, signedOut } from './permission-rows.ts'

/** Everyone signed in, except with a weak sign-in. */
const strongSignIn = row((kind) => {
  if (signedOut.has(kind)) return '401'
  return kind === 'admin with weak sign-in' ? '403' : 'open'
})

/** Callers who can see the request but not do this get 403; the request is hidden from others. */
function aboutRequest(allowed: readonly Kind[], forbidden: readonly Kind[] = []): Row {
  return row((kind) => {
    if (signedOut.has(kind)) return '401'
    if (allowed.includes(kind)) return 'open'
    return kind === 'admin with weak sign-in' || forbidden.includes(kind) ? '403' : '404'
  })
}

const office = ['admin', 'owner'] as const
const customerAndOffice = aboutRequest(['customer', ...office])
/** For the office; the request is not assigned to these translators. */
const drafts = aboutRequest(office, ['customer', 'another customer'])
/** The customer's own answer: nobody gives it for them. */
const customerOnly = aboutRequest(['customer'])
const customers = only('customer', 'another customer')

export const expectedRequestPermissions: Readonly<Record<string, Row>> = {
  'POST /api/requests': strongSignIn,
  'GET /api/requests': admins,
  'POST /api/requests/bulk': admins,
  'GET /api/requests/myrequests': strongSignIn,
  'GET /api/requests/waiting': strongSignIn,
  'GET /api/requests/assigned': only('translator', 'contractor'),
  'GET /api/closures/promises': admins,
  'POST /api/closures/promises': admins,
  'POST /api/closures/promises/restore': admins,
  'GET /api/requests/:id': customerAndOffice,
  'PUT /api/requests/:requestId': aboutRequest(office, ['customer']),
  'PUT /api/requests/:requestId/paid': admins,
  'PUT /api/requests/:requestId/refund': admins,
  'PUT /api/requests/:requestId/translator': only('owner'),
  'PUT /api/requests/:requestId/accept': only('translator', 'contractor'),
  'PUT /api/requests/:requestId/decline': only('translator', 'contractor'),
  'PUT /api/requests/:requestId/return': admins,
  'PUT /api/requests/:requestId/withdraw': aboutRequest(office, ['customer']),
  'PUT /api/requests/:requestId/answer': customerAndOffice,
  'PUT /api/requests/:requestId/release': admins,
  'PUT /api/requests/:requestId/promise': admins,
  'PUT /api/requests/:requestId/hold': only('owner'),
  'PUT /api/requests/:requestId/delivery': customerAndOffice,
  'PUT /api/requests/:requestId/step-back': admins,
  'POST /api/requests/:requestId/undo': aboutRequest(office, ['customer']),
  'PUT /api/requests/:requestId/close': customerAndOffice,
  'PUT /api/requests/:requestId/reopen': admins,
  'POST /api/requests/:requestId/documents': customerAndOffice,
  'PUT /api/requests/:requestId/files/:fileId/remove': admins,
  'PUT /api/requests/:requestId/files/:fileId/put-back': admins,
  'PUT /api/requests/:requestId/files/:fileId/move': admins,
  'POST /api/requests/:requestId/originals': admins,
  'PUT /api/requests/:requestId/originals/:originalId/shelf': admins,
  'PUT /api/requests/:requestId/originals/:originalId/remove': admins,
  'PUT /api/requests/:requestId/originals/:originalId/give-back': admins,
  'GET /api/requests/:requestId/translation-drafts': drafts,
  'GET /api/requests/:requestId/document-proposals': drafts,
  'PUT /api/requests/:requestId/translation-drafts/:documentId': drafts,
  'DELETE /api/requests/:requestId/translation-drafts/:documentId': drafts,
  'PUT /api/requests/:requestId/translation-drafts/:documentId/newest-template': drafts,
  'GET /api/requests/:requestId/translation-drafts/preview': drafts,
  'POST /api/requests/:requestId/translation-drafts/translation': drafts,
  'GET /api/requests/:requestId/review': admins,
  'PUT /api/requests/:requestId/review/checks': admins,
  'POST /api/requests/:requestId/certificates': admins,
  'PUT /api/requests/:requestId/certificates/:certificateId/revoke': admins,
  'GET /api/certificates/:certificateId': customerAndOffice,
  // Whoever holds the paper.
  'POST /api/certificates/verify': everyone,
  'GET /api/requests/:requestId/signatures': admins,
  'GET /api/requests/mypeople': strongSignIn,
  'GET /api/requests/:requestId/again': customerAndOffice,
  'POST /api/requests/:requestId/again': customerAndOffice,
  'GET /api/requests/:requestId/names': customerAndOffice,
  'POST /api/requests/:requestId/names': customerAndOffice,
  'PUT /api/requests/:requestId/names/:entryId': customerAndOffice,
  'PUT /api/requests/:requestId/names/:entryId/remove': aboutRequest(office, ['customer']),
  'POST /api/requests/:requestId/names/confirm': customerAndOffice,
  'POST /api/requests/:requestId/names/ask': aboutRequest(office, ['customer']),
  'POST /api/requests/:requestId/names/passport-lines': customerAndOffice,
  'GET /api/requests/:requestId/proof': customerAndOffice,
  'POST /api/requests/:requestId/proof': admins,
  'GET /api/requests/:requestId/proof/:proofId/pages/:page': customerAndOffice,
  'POST /api/requests/:requestId/proof/:proofId/approve': customerOnly,
  'POST /api/requests/:requestId/proof/:proofId/changes': customerOnly,
  'PUT /api/requests/:requestId/proof/remarks/:remarkId': aboutRequest(office, ['customer']),
  'POST /api/requests/:requestId/names/passport-photo': customerAndOffice,
  // Translators only for requests that are assigned to them.
  'POST /api/requests/:requestId/memory-pairs': row((kind) => {
    if (signedOut.has(kind)) return '401'
    if (kind === 'translator' || kind === 'contractor') return '404'
    return kind === 'admin' || kind === 'owner' ? 'open' : '403'
  }),
  'GET /api/originals': admins,
  'GET /api/hand-overs/people': admins,
  'GET /api/hand-overs/people/:userId': admins,
  'POST /api/hand-overs': admins,
  'GET /api/requests/:requestId/queue': admins,
  'PUT /api/requests/:requestId/viewed': admins,
  'GET /api/requests/:requestId/presence': admins,
  'PUT /api/requests/:requestId/presence': admins,
  'GET /api/requests/awaiting-reply': admins,
  'PUT /api/requests/:requestId/no-reply-needed': admins,
  'PUT /api/requests/:requestId/handler': admins,
  'PUT /api/requests/:requestId/unread-mark': admins,
  'DELETE /api/requests/:requestId/unread-mark': admins,
  'PUT /api/requests/:requestId/read': aboutRequest(['customer']),

  'GET /api/requests/:requestId/messages': customerAndOffice,
  'POST /api/requests/:requestId/messages': customerAndOffice,
  'GET /api/requests/:requestId/notes': aboutRequest(office, ['customer']),
  'POST /api/requests/:requestId/notes': admins,
  // About a request that is assigned to the caller.
  'POST /api/requests/:requestId/questions': only('translator', 'contractor'),
  'GET /api/requests/:requestId/payments': admins,
  // About the customer's request, which is not assigned to these translators.
  'GET /api/requests/:requestId/pay': row((kind) => {
    if (signedOut.has(kind)) return '401'
    if (kind === 'owner') return 'open'
    return kind === 'translator' || kind === 'contractor' ? '404' : '403'
  }),
  'PUT /api/requests/:requestId/pay': only('owner'),
  'GET /api/pay': only('owner'),
  'GET /api/pay/own': only('translator', 'contractor'),
  'POST /api/pay/paid': only('owner'),
  'PUT /api/pay/:payId/unpaid': only('owner'),
  'POST /api/requests/:requestId/payments': admins,
  'POST /api/requests/:requestId/payments/:paymentId/correction': admins,
  'POST /api/requests/:requestId/payments/:paymentId/receipt': admins,
  'GET /api/requests/:requestId/receipts': customerAndOffice,
  'GET /api/receipts/:receiptId': customerAndOffice,
  'POST /api/counter/orders': admins,
  'POST /api/requests/:requestId/claim-code': admins,
  'POST /api/counter/upload-links': admins,
  // Those of another clerk are hidden.
  'GET /api/counter/upload-links/:linkId': admins,
  'DELETE /api/counter/upload-links/:linkId': admins,
  // With a token only.
  'POST /api/upload-links/check': everyone,
  'POST /api/upload-links/documents': everyone,
  'GET /api/tray': admins,
  'PUT /api/tray/:fileId': admins,
  'POST /api/claims': strongSignIn,
  'GET /api/waiting-numbers': everyone,
  'GET /api/counter/waiting-numbers': admins,
  'POST /api/counter/waiting-numbers': admins,
  'POST /api/counter/waiting-numbers/next': admins,
  'PUT /api/counter/waiting-numbers/:numberId': admins,
  'GET /api/till': admins,
  'POST /api/till/open': admins,
  'POST /api/till/movements': admins,
  'POST /api/till/close': admins,
  'GET /api/till/closed': admins,
  'GET /api/money/totals': admins,
  'GET /api/money/balances': admins,
  'GET /api/books': only('owner'),
  'GET /api/books/:month': only('owner'),
  'GET /api/books/:month/statement': only('owner'),
  'POST /api/books/:month/close': only('owner'),
  'POST /api/books/:month/reopen': only('owner'),
  'GET /api/requests/:requestId/notices': customerAndOffice,

  'GET /api/dashboard': admins,
  'GET /api/figures': only('owner'),
  'GET /api/figures/orders': only('owner'),
  'GET /api/search': admins,
  'GET /api/live': strongSignIn,
  'GET /api/users/notices': signedIn,
  'PUT /api/users/notices': signedIn,
  'GET /api/users/export': strongSignIn,
  'DELETE /api/users/profile': customers,
}
