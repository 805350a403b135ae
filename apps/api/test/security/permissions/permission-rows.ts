/** Every kind of caller. The last three have a sign-in or a role that is no longer enough. */
export const kinds = [
  'visitor',
  'customer',
  'another customer',
  'translator',
  'contractor',
  'admin',
  'owner',
  'admin with weak sign-in',
  'demoted admin',
  'deleted admin',
] as const
export type Kind = (typeof kinds)[number]

/** Allowed, not signed in, not permitted, or hidden. */
type Outcome = 'open' | '401' | '403' | '404'
export type Row = Readonly<Record<Kind, Outcome>>

/** Kinds without a valid session, who get the same reply as a visitor. */
export const signedOut = new Set<Kind>(['visitor', 'demoted admin', 'deleted admin'])

export function row(outcomeOf: (kind: Kind) => Outcome): Row {
  return Object.fromEntries(kinds.map((kind) => [kind, outcomeOf(kind)])) as Row
}

export function only(...allowed: Kind[]): Row {
  return row((kind) => {
    if (allowed.includes(kind)) return 'open'
    return signedOut.has(kind) ? '401' : '403'
  })
}

export const everyone = row(() => 'open')
export const signedIn = row((kind) => (signedOut.has(kind) ? '401' : 'open'))
export const admins = only('admin', 'owner')
