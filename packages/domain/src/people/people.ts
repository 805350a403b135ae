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

/** Two addresses that differ only in case are the same. */
export function isSameEmail(before: string, after: string): boolean {
  return before.trim().toLowerCase() === after.trim().toLowerCase()
}

/** The lists of people that the API can return. */
export const peopleLists = ['customer', 'translator', 'admin'] as const
export type PeopleList = (typeof peopleLists)[number]

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** 'Smith, Jane' */
export function lastFirst({ lastName, firstName }: Named): string {
  return `${lastName}, ${firstName}`
}
