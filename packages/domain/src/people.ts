/** The branches a customer can name at registration, in the order the form offers them. */
export const branches = [
  'ARMY',
  'NAVY',
  'MARINES',
  'COAST GUARD',
  'AIR FORCE',
  'SPACE FORCE',
  'CIVILIAN',
  'OTHER',
] as const
export type Branch = (typeof branches)[number]

/** How a customer found the office. FACEBOOK is stored as such and shown as Social Media. */
export const findSources = [
  'USO',
  'LEGAL OFFICE',
  'FRIENDS',
  'COLLEAGUES',
  'FACEBOOK',
  'FLYER',
  'OTHER',
] as const
export type FindSource = (typeof findSources)[number]

/** The four flags a person can carry. A customer carries none. */
export interface RoleFlags {
  readonly isAdmin: boolean
  readonly isOwner: boolean
  readonly isTranslator: boolean
  readonly isContractor: boolean
}

export const noRoles: RoleFlags = {
  isAdmin: false,
  isOwner: false,
  isTranslator: false,
  isContractor: false,
}

/** Staff handle other people's papers, so they sign in under stricter rules than customers. */
export function isStaff(flags: RoleFlags): boolean {
  return flags.isAdmin || flags.isOwner || flags.isTranslator || flags.isContractor
}

/** The people a document can be assigned to. */
export function isAssignable(flags: RoleFlags): boolean {
  return flags.isTranslator || flags.isContractor
}

/** The flags that staff give and take; who owns the office is not among them. */
export type RoleChange = Pick<RoleFlags, 'isAdmin' | 'isTranslator' | 'isContractor'>

export function isSameRoles(before: RoleChange, after: RoleChange): boolean {
  return (
    before.isAdmin === after.isAdmin &&
    before.isTranslator === after.isTranslator &&
    before.isContractor === after.isContractor
  )
}

/** Nobody has a second address that differs only in its capitals. */
export function isSameEmail(before: string, after: string): boolean {
  return before.trim().toLowerCase() === after.trim().toLowerCase()
}

/** The lists of people that can be asked for. */
export const peopleLists = ['customer', 'translator', 'admin'] as const
export type PeopleList = (typeof peopleLists)[number]
