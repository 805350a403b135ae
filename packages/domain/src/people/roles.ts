interface Role {
  /** The flag's column in the users table. */
  readonly column: string
  /** Whether admins can give and take the role on screen. */
  readonly isGrantable: boolean
  /** Whether requests can be assigned to people with this role. */
  readonly canTranslate: boolean
}

/**
 * Every role beyond customer, by its flag on the wire, in the order screens list them. What a role
 * may do is in permissions.ts.
 */
export const roles = {
  isAdmin: { column: 'is_admin', isGrantable: true, canTranslate: false },
  isTranslator: { column: 'is_translator', isGrantable: true, canTranslate: true },
  isContractor: { column: 'is_contractor', isGrantable: true, canTranslate: true },
  isOwner: { column: 'is_owner', isGrantable: false, canTranslate: false },
} as const satisfies Record<string, Role>

export type RoleFlag = keyof typeof roles
export type RoleColumn = (typeof roles)[RoleFlag]['column']
export type GrantableRole = {
  [Flag in RoleFlag]: (typeof roles)[Flag]['isGrantable'] extends true ? Flag : never
}[RoleFlag]

/** A customer has none of them. */
export type RoleFlags = Readonly<Record<RoleFlag, boolean>>
/** What an admin can change. */
export type RoleChange = Pick<RoleFlags, GrantableRole>

export const roleFlags = Object.keys(roles) as RoleFlag[]
export const grantableRoles = /* @__PURE__ */ roleFlags.filter(
  (flag): flag is GrantableRole => roles[flag].isGrantable,
)

const columnsOf = (flags: readonly RoleFlag[]): RoleColumn[] =>
  flags.map((flag) => roles[flag].column)

// Calls marked as pure are left out of scripts that do not use their results, such as the one in
// the head of every page of the site.
export const roleColumns = /* @__PURE__ */ columnsOf(roleFlags)
export const translatorColumns = /* @__PURE__ */ columnsOf(
  /* @__PURE__ */ roleFlags.filter((flag) => roles[flag].canTranslate),
)

/** A record with one value for each role. */
export function mapRoles<Flag extends RoleFlag, Value>(
  flags: readonly Flag[],
  valueOf: (flag: Flag) => Value,
): Record<Flag, Value> {
  return Object.fromEntries(flags.map((flag) => [flag, valueOf(flag)])) as Record<Flag, Value>
}

export const noRoles: RoleFlags = /* @__PURE__ */ mapRoles(roleFlags, () => false)
export const noGrantedRoles: RoleChange = /* @__PURE__ */ mapRoles(grantableRoles, () => false)

/** Staff handle other people's documents, so their sign-in rules are stricter. */
export function isStaff(flags: RoleFlags): boolean {
  return roleFlags.some((flag) => flags[flag])
}

/** Whether requests can be assigned to this person. */
export function isAssignable(flags: RoleFlags): boolean {
  return roleFlags.some((flag) => roles[flag].canTranslate && flags[flag])
}

export function isSameRoles(before: RoleChange, after: RoleChange): boolean {
  return grantableRoles.every((flag) => before[flag] === after[flag])
}
