import {
  passphraseMinLength,
  passwordLength,
  requiredPasswordLength,
} from '@kakehashi/domain/people/password'
import type { Office } from '@kakehashi/domain/office'
import type { RoleFlags } from '@kakehashi/domain/people/roles'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../refusal.ts'
import type { UserRow } from '../people/queries.ts'
import { flagsOf } from '../people/roles.ts'
import { isEasilyGuessed, type PasswordOwner } from './password-strength.ts'

// argon2id with the parameters that OWASP recommends.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface NewPassword {
  readonly password_hash: string
  readonly password_is_short: boolean
}

/** The user for whom a new password is checked. */
interface NewPasswordOwner extends PasswordOwner {
  readonly flags: RoleFlags
  readonly hasSecondFactor: boolean
}

/** Whose new password is checked, and by which rules. */
export function passwordOwner(user: UserRow): NewPasswordOwner {
  return {
    email: user.email,
    names: [user.first_name, user.middle_name, user.last_name, user.name_ja, user.name_kana],
    flags: flagsOf(user),
    hasSecondFactor: user.totp_secret !== null,
  }
}

/** Checks a new password against the rules for the user's roles and hashes it. */
export async function preparePassword(
  password: string,
  owner: NewPasswordOwner,
  office: Office,
): Promise<NewPassword> {
  const required = requiredPasswordLength(owner.flags, owner.hasSecondFactor)
  if (passwordLength(password) < required) {
    throw new Refusal('invalid-fields', { fields: { password: 'passphrase-too-short' } })
  }
  if (isEasilyGuessed(normalised(password), owner, office)) {
    throw new Refusal('invalid-fields', { fields: { password: 'password-common' } })
  }
  return hashPassword(password)
}

/** Without the rules, for the sample office, whose password is public. */
export async function hashPassword(password: string): Promise<NewPassword> {
  return {
    password_hash: await hash(normalised(password), strength),
    password_is_short: passwordLength(password) < passphraseMinLength,
  }
}

let decoyHash: Promise<string> | undefined

/** Takes the same time whether or not the user exists. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoyHash ??= hash('nobody has this password', strength)
  const isRight = await verify(passwordHash ?? (await decoyHash), normalised(password))
  return isRight && typeof passwordHash === 'string'
}

// Input methods encode the same Japanese text as different code points.
function normalised(password: string): string {
  return password.normalize('NFKC')
}
