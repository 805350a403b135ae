/** Everyone who might call. The last three hold a cookie, or a role, that no longer carries them. */
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

/** What a call comes to: let in, told to sign in, told that it is not for them, told of nothing. */
type Outcome = 'open' | '401' | '403' | '404'
export type Row = Readonly<Record<Kind, Outcome>>

/** Their sign-in is over, so they are told what a visitor is told. */
export const strangers = new Set<Kind>(['visitor', 'demoted admin', 'deleted admin'])

export function row(outcomeOf: (kind: Kind) => Outcome): Row {
  return Object.fromEntries(kinds.map((kind) => [kind, outcomeOf(kind)])) as Row
}

export function only(...welcome: Kind[]): Row {
  return row((kind) => {
    if (welcome.includes(kind)) return 'open'
    return strangers.has(kind) ? '401' : '403'
  })
}

export const everyone = row(() => 'open')
export const signedIn = row((kind) => (strangers.has(kind) ? '401' : 'open'))
export const admins = only('admin', 'owner')
