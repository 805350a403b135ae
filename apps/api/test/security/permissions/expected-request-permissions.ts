import type { Kind, Row } from './permission-rows.ts'
import { admins, only, row, signedIn, strangers } from './permission-rows.ts'

/** Signed in, and nothing left to strengthen. */
const settled = row((kind) => {
  if (strangers.has(kind)) return '401'
  return kind === 'admin with weak sign-in' ? '403' : 'open'
})

/** For those who can see the request at all it is a matter of rights; for others it is not there. */
function aimedAtRequest(welcome: readonly Kind[], seenBut: readonly Kind[] = []): Row {
  return row((kind) => {
    if (strangers.has(kind)) return '401'
    if (welcome.includes(kind)) return 'open'
    return kind === 'admin with weak sign-in' || seenBut.includes(kind) ? '403' : '404'
  })
}

const office = ['admin', 'owner'] as const
const customerAndOffice = aimedAtRequest(['customer', ...office])
const customers = only('customer', 'another customer')

export const expectedRequestPermissions: Readonly<Record<string, Row>> = {
  'POST /api/requests': settled,
  'GET /api/requests': admins,
  'GET /api/requests/myrequests': settled,
  'GET /api/requests/assigned': only('translator', 'contractor'),
  'GET /api/requests/:id': customerAndOffice,
  'PUT /api/requests/:requestId': aimedAtRequest(office, ['customer']),
  'PUT /api/requests/:requestId/paid': admins,
  'PUT /api/requests/:requestId/translator': only('owner'),
  'PUT /api/requests/:requestId/return': admins,
  'PUT /api/requests/:requestId/answer': customerAndOffice,
  'PUT /api/requests/:requestId/release': admins,
  'PUT /api/requests/:requestId/promise': admins,
  'PUT /api/requests/:requestId/close': customerAndOffice,
  'PUT /api/requests/:requestId/reopen': admins,
  'POST /api/requests/:requestId/documents': customerAndOffice,
  'GET /api/requests/:requestId/queue': admins,
  'PUT /api/requests/:requestId/viewed': admins,
  'PUT /api/requests/:requestId/read': aimedAtRequest(['customer']),

  'GET /api/requests/:requestId/messages': customerAndOffice,
  'POST /api/requests/:requestId/messages': customerAndOffice,
  'GET /api/requests/:requestId/notes': aimedAtRequest(office, ['customer']),
  'POST /api/requests/:requestId/notes': admins,
  'GET /api/requests/:requestId/payments': admins,
  'GET /api/requests/:requestId/notices': customerAndOffice,

  'GET /api/dashboard': admins,
  'GET /api/search': admins,
  'GET /api/live': settled,
  'GET /api/users/notices': signedIn,
  'PUT /api/users/notices': signedIn,
  'GET /api/users/export': settled,
  'DELETE /api/users/profile': customers,
}
