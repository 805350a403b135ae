import { expectedFilePermissions } from './expected-document-permissions.ts'
import { expectedRequestPermissions } from './expected-request-permissions.ts'
import type { Row } from './permission-rows.ts'
import { admins, everyone, only, row, signedIn, signedOut } from './permission-rows.ts'

/** Hidden from everyone but the customer it belongs to. */
const itsCustomerOnly = row((kind) => {
  if (kind === 'customer') return 'open'
  return signedOut.has(kind) ? '401' : '404'
})

/** Admins, and the translator it belongs to, who is none of these callers. */
const hiddenFromOthers = row((kind) => {
  if (signedOut.has(kind)) return '401'
  if (kind === 'admin with weak sign-in') return '403'
  return kind === 'admin' || kind === 'owner' ? 'open' : '404'
})

const translatorsAndOffice = only('translator', 'contractor', 'admin', 'owner')

/**
 * Who may call what. Written by hand, independently of the endpoint records, so that a mistake in a
 * record is found. Calls with an id target something of the customer's.
 */
export const expectedPermissions: Readonly<Record<string, Row>> = {
  ...expectedRequestPermissions,
  ...expectedFilePermissions,

  'GET /api/health': everyone,
  'GET /api/status': everyone,
  'GET /api/system-check': only('owner'),
  'GET /api/history': only('owner'),
  'GET /api/history/checks': only('owner'),
  'POST /api/history/checks': only('owner'),
  'GET /api/exports': only('owner'),
  'POST /api/exports': only('owner'),
  'GET /api/exports/:id/file': only('owner'),
  'GET /api/glossary/terms': translatorsAndOffice,
  'POST /api/glossary/terms': translatorsAndOffice,
  'PUT /api/glossary/terms/:termId': translatorsAndOffice,
  'PUT /api/glossary/terms/:termId/archive': only('owner'),
  'POST /api/glossary/look-up': translatorsAndOffice,
  'GET /api/memory/pairs': translatorsAndOffice,
  'DELETE /api/memory/pairs/:pairId': translatorsAndOffice,
  'GET /api/language-files': only('owner'),
  'POST /api/language-files': only('owner'),
  'GET /api/paper-templates/choices': translatorsAndOffice,
  'GET /api/paper-templates': only('owner'),
  'GET /api/paper-templates/:templateId': only('owner'),
  'POST /api/paper-templates': only('owner'),
  'PUT /api/paper-templates/:templateId': only('owner'),
  'PUT /api/paper-templates/:templateId/archive': only('owner'),
  'POST /api/paper-templates/preview': only('owner'),
  'GET /api/imports': only('owner'),
  'GET /api/imports/:id': only('owner'),
  'POST /api/imports': only('owner'),
  'POST /api/imports/:id/run': only('owner'),
  'POST /api/imports/:id/take-back': only('owner'),
  'GET /api/ready': everyone,
  'GET /api/openapi.json': everyone,
  'GET /api/docs': everyone,

  'POST /api/users': everyone,
  'POST /api/users/auth': everyone,
  'POST /api/users/logout': everyone,
  'POST /api/users/password/forgotten': everyone,
  'POST /api/users/password/reset': everyone,
  'POST /api/users/email/verify': everyone,
  'POST /api/users/keep': everyone,

  'GET /api/users/profile': signedIn,
  'PUT /api/users/profile': signedIn,
  'PUT /api/users/language': signedIn,
  'POST /api/users/email/verification': signedIn,
  'POST /api/users/proof': signedIn,
  'GET /api/users/sessions': signedIn,
  'DELETE /api/users/sessions': signedIn,
  'GET /api/users/failed-sign-ins': signedIn,
  'GET /api/failed-sign-ins': only('owner'),
  'DELETE /api/users/sessions/:id': itsCustomerOnly,
  'POST /api/users/second-factor': signedIn,
  'POST /api/users/second-factor/confirm': signedIn,
  'POST /api/users/second-factor/recovery-codes': signedIn,
  'POST /api/users/second-factor/off': signedIn,
  'GET /api/users/passkeys': signedIn,
  'POST /api/users/passkeys/challenge': signedIn,
  'POST /api/users/passkeys': signedIn,
  'PUT /api/users/passkeys/:id': itsCustomerOnly,
  'DELETE /api/users/passkeys/:id': itsCustomerOnly,
  'POST /api/users/auth/passkey/challenge': everyone,
  'POST /api/users/auth/passkey': everyone,
  'POST /api/users/proof/passkey/challenge': signedIn,
  'POST /api/users/proof/passkey': signedIn,

  'GET /api/users': admins,
  'GET /api/users/:id': admins,
  'PUT /api/users/:userId': admins,
  'PUT /api/users/:userId/assigning': only('owner'),
  'PUT /api/users/:userId/admin-proposal': only('owner'),
  'GET /api/admin-proposals': only('owner'),
  'DELETE /api/users/:id/sessions': only('owner'),
  'DELETE /api/users/:id/second-factor': only('owner'),
  'PUT /api/users/:userId/absence': hiddenFromOthers,
  'GET /api/users/:userId/absence/promises': hiddenFromOthers,
  'DELETE /api/users/:id': admins,
  'GET /api/users/deleted': admins,
  'POST /api/users/:id/restore': admins,

  'GET /api/services': everyone,
  'GET /api/services/:id': everyone,
  'POST /api/services': admins,
  'PUT /api/services/:serviceId': admins,
  'PUT /api/services/:serviceId/offer': admins,
  'DELETE /api/services/:id': admins,
  'POST /api/image': admins,
  'POST /api/icon': admins,
  'GET /api/pictures/:id': everyone,
  'GET /api/extras': admins,
  'PUT /api/extras/:extraId': admins,
  'DELETE /api/extras/:extraId': admins,
  'GET /api/reply-templates': admins,
  'PUT /api/reply-templates/:templateId': admins,
  'DELETE /api/reply-templates/:templateId': admins,
  'GET /api/office': everyone,
  'GET /api/office/draft': only('owner'),
  'PUT /api/office/draft': only('owner'),
  'DELETE /api/office/draft': only('owner'),
  'GET /api/office/draft/pages': only('owner'),
  'GET /api/office/draft/preview': only('owner'),
  'GET /api/office/publications': only('owner'),
  'POST /api/office/publications': only('owner'),
  'POST /api/office/publications/:id/restore': only('owner'),
  'GET /api/office/rules': only('owner'),
  'PUT /api/office/rules': only('owner'),
  'GET /api/office/team': only('owner'),
  'PUT /api/office/team': only('owner'),
  'GET /api/setup': everyone,
  'POST /api/setup/owner': everyone,
  'POST /api/setup/test-mail': only('owner'),
  'GET /api/setup/test-mail': only('owner'),
  'POST /api/setup/services': admins,
  'GET /api/closures': everyone,
  'POST /api/closures': admins,
  'DELETE /api/closures/:from': admins,
}
