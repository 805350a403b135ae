import { createHmac, randomBytes } from 'node:crypto'
import { office } from '@kakehashi/domain/office'
import { generateSecret, generateURI, verifySync } from 'otplib'

const codeShape = /^\d{6}$/
// The previous code too, for slow typists; the next one would only give guesses a better chance.
const tolerance: [past: number, future: number] = [30, 0]
const recoveryCodeCount = 10
// Without characters that are easily confused when copied by hand.
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export function newSecret(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: office.name, label: email, secret }) }
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
    const letters = Array.from(randomBytes(10), (byte) => recoveryAlphabet[byte % 31])
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
  })
}

/** Uses an HMAC because the codes are short: plain hashes could be found by trying all codes. */
export function hashRecoveryCode(officeSecret: Buffer, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', officeSecret).update(plain).digest()
}
