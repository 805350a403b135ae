import { office } from '@kakehashi/domain/office'
import {
  passphraseMinLength,
  passwordLength,
  passwordMinLength,
  requiredPasswordLength,
} from '@kakehashi/domain/people/password'
import type { RoleFlags } from '@kakehashi/domain/people/roles'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../refusal.ts'

// argon2id with the parameters that OWASP recommends.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const officeWords = [office.name, 'translation', 'interpretation', 'okinawa', 'translator']
/** Compared with the whole password only: a long passphrase may contain a common word. */
const easilyGuessed = new Set(
  [...dictionary['passwords-common'], ...officeWords.flatMap(withUsualEndings)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= passwordMinLength),
)

function withUsualEndings(word: string): string[] {
  const years = Array.from({ length: 12 }, (_, index) => String(2020 + index))
  return [word, ...['1', '12', '123', '1234', '!', ...years].map((ending) => word + ending)]
}

export interface NewPassword {
  readonly password_hash: string
  readonly password_is_short: boolean
}

/** Checks a new password against the rules for the user's roles and hashes it. */
export async function preparePassword(
  password: string,
  flags: RoleFlags,
  hasSecondFactor: boolean,
): Promise<NewPassword> {
  const length = passwordLength(password)
  if (length < requiredPasswordLength(flags, hasSecondFactor)) {
    throw new Refusal('invalid-fields', { fields: { password: 'passphrase-too-short' } })
  }
  if (easilyGuessed.has(normalised(password).toLowerCase())) {
    throw new Refusal('invalid-fields', { fields: { password: 'password-common' } })
  }
  return {
    password_hash: await hash(normalised(password), strength),
    password_is_short: length < passphraseMinLength,
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
