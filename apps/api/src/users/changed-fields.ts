import type { UserRow } from './queries.ts'

/** The names, never the values, of what a change really changes. */
export function changedFields(before: UserRow, change: Partial<UserRow>): string[] {
  return Object.entries(change)
    .filter(([name, value]) => value !== before[name as keyof UserRow])
    .map(([name]) => (name.startsWith('password') ? 'password' : name))
    .filter((name, index, all) => all.indexOf(name) === index)
}
