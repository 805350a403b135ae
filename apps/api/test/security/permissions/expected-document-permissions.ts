import type { Row } from './permission-rows.ts'
import { only, row, signedOut } from './permission-rows.ts'

const reading = row((kind) => {
  if (signedOut.has(kind)) return '401'
  if (kind === 'admin with weak sign-in') return '403'
  return ['customer', 'admin', 'owner'].includes(kind) ? 'open' : '404'
})

/** Calls about files; those with an id target a document of the customer's request. */
export const expectedFilePermissions: Readonly<Record<string, Row>> = {
  'POST /api/upload': row((kind) => {
    if (signedOut.has(kind)) return '401'
    return kind === 'admin with weak sign-in' ? '403' : 'open'
  }),
  'POST /api/translation': only('translator', 'contractor', 'admin', 'owner'),
  'GET /api/files/:id': reading,
  'GET /api/files/:id/preview': reading,
}
