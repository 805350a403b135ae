import type { RoleFlags } from './roles.ts'
import { isStaff } from './roles.ts'

export const passwordMinLength = 8
/** Staff without a second factor need a passphrase. */
export const passphraseMinLength = 15
export const passwordMaxLength = 128

export function passwordLength(password: string): number {
  // Code points, so that a kanji or an emoji counts as one character.
  return Array.from(password).length
}

export function requiredPasswordLength(flags: RoleFlags, hasSecondFactor: boolean): number {
  return isStaff(flags) && !hasSecondFactor ? passphraseMinLength : passwordMinLength
}
