import { createHmac, randomInt } from 'node:crypto'
import type { OfficeSecret } from '../../office-secret.ts'
import { generateSecret, generateURI, verifySync } from 'otplib'

const codeShape = /^\d{6}$/
// The previous code too, for slow typists; the next one would only give guesses a better chance.
const tolerance: [past: number, future: number] = [30, 0]
const recoveryCodeCount = 10
/** 18 of 31 letters are 89 bits. */
const recoveryCodeLength = 18
// Without characters that are easily confused when copied by hand.
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export function newSecret(email: string, issuer: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer, label: email, secret }) }
}

/** Returns the time step of a valid code, or undefined if the code is wrong or was already used. */
export function acceptedStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const digits = code.replace(/\s/g, '')
  if (!codeShape.test(digits)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: digits, epoch, epochTolerance: tolerance })
  if (!result.valid || !('timeStep' in result)) return undefined
  // Not otplib's afterTimeStep, which throws after the clock is set back (decision 46).
  return lastStep !== null && result.timeStep <= lastStep ? undefined : result.timeStep
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: recoveryCodeLength }, recoveryLetter).join('')
    return letters.replace(/(.{6})(?=.)/g, '$1-')
  })
}

function recoveryLetter(): string {
  return recoveryAlphabet[randomInt(recoveryAlphabet.length)] ?? ''
}

export function hashRecoveryCode(officeSecret: OfficeSecret, code: string): Buffer {
  const [hash] = hashesOfRecoveryCode(officeSecret, code)
  return hash
}

/** With the current key first, then as older keys would have stored it. */
export function hashesOfRecoveryCode(
  officeSecret: OfficeSecret,
  code: string,
): readonly [Buffer, ...Buffer[]] {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  const hashWith = (key: Buffer) => createHmac('sha256', key).update(plain).digest()
  const [current, ...older] = officeSecret.keysFor('recovery codes')
  return [hashWith(current), ...older.map(hashWith)]
}
