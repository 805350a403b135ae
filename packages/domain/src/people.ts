/** The branches a customer can choose at registration, in form order. */
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

/** The role flags of a user. A customer has none. */
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

/** Staff handle other people's documents, so their sign-in rules are stricter. */
export function isStaff(flags: RoleFlags): boolean {
  return flags.isAdmin || flags.isOwner || flags.isTranslator || flags.isContractor
}

/** Whether requests can be assigned to this person. */
export function isAssignable(flags: RoleFlags): boolean {
  return flags.isTranslator || flags.isContractor
}

/** The flags that admins can change. isOwner is not one of them. */
export type RoleChange = Pick<RoleFlags, 'isAdmin' | 'isTranslator' | 'isContractor'>

export function isSameRoles(before: RoleChange, after: RoleChange): boolean {
  return (
    before.isAdmin === after.isAdmin &&
    before.isTranslator === after.isTranslator &&
    before.isContractor === after.isContractor
  )
}

/** Two addresses that differ only in case are the same. */
export function isSameEmail(before: string, after: string): boolean {
  return before.trim().toLowerCase() === after.trim().toLowerCase()
}

/** The lists of people that the API can return. */
export const peopleLists = ['customer', 'translator', 'admin'] as const
export type PeopleList = (typeof peopleLists)[number]
