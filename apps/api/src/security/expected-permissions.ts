/** Everyone who might call. The last three hold a cookie, or a role, that no longer carries them. */
export const kinds = [
  'visitor',
  'customer',
  'another customer',
  'translator',
  'contractor',
  'admin',
  'owner',
  'unsettled admin',
  'demoted admin',
  'deleted admin',
] as const
export type Kind = (typeof kinds)[number]

/** What a call comes to: let in, told to sign in, told that it is not for them, told of nothing. */
type Outcome = 'open' | '401' | '403' | '404'
export type Row = Readonly<Record<Kind, Outcome>>

/** Their sign-in is over, so they are told what a visitor is told. */
const strangers = new Set<Kind>(['visitor', 'demoted admin', 'deleted admin'])

function row(outcomeOf: (kind: Kind) => Outcome): Row {
  return Object.fromEntries(kinds.map((kind) => [kind, outcomeOf(kind)])) as Row
}

function only(...welcome: Kind[]): Row {
  return row((kind) => {
    if (welcome.includes(kind)) return 'open'
    return strangers.has(kind) ? '401' : '403'
  })
}

const everyone = row(() => 'open')
const signedIn = row((kind) => (strangers.has(kind) ? '401' : 'open'))
const admins = only('admin', 'owner')

/** Someone's own thing: for anyone else it is not there. */
const itsCustomerAlone = row((kind) => {
  if (kind === 'customer') return 'open'
  return strangers.has(kind) ? '401' : '404'
})

/**
 * Who may call what, in the office's own words. Written by hand and apart from the endpoint
 * records, so that a slip in a record is found. Calls with an id are aimed at the customer's own.
 */
export const expectedPermissions: Readonly<Record<string, Row>> = {
  'GET /api/health': everyone,
  'GET /api/ready': everyone,
  'GET /api/openapi.json': everyone,
  'GET /api/docs': everyone,

  'POST /api/users': everyone,
  'POST /api/users/auth': everyone,
  'POST /api/users/logout': everyone,
  'POST /api/users/password/forgotten': everyone,
  'POST /api/users/password/reset': everyone,
  'POST /api/users/email/verify': everyone,

  'GET /api/users/profile': signedIn,
  'PUT /api/users/profile': signedIn,
  'PUT /api/users/language': signedIn,
  'POST /api/users/email/verification': signedIn,
  'GET /api/users/sessions': signedIn,
  'DELETE /api/users/sessions': signedIn,
  'DELETE /api/users/sessions/:id': itsCustomerAlone,
  'POST /api/users/second-factor': signedIn,
  'POST /api/users/second-factor/confirm': signedIn,
  'POST /api/users/second-factor/recovery-codes': signedIn,
  'POST /api/users/second-factor/off': signedIn,

  'GET /api/users': admins,
  'GET /api/users/:id': admins,
  'PUT /api/users/:userId': admins,
  'DELETE /api/users/:id': admins,

  'GET /api/services': everyone,
  'GET /api/services/:id': everyone,
  'POST /api/services': admins,
  'PUT /api/services/:serviceId': admins,
  'DELETE /api/services/:id': admins,
}
