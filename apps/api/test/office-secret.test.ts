import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesOfRecoveryCode, hashRecoveryCode } from '../src/accounts/second-factor/totp.ts'
import { seal, unseal } from '../src/accounts/sessions/tokens.ts'
import { createOfficeSecret } from '../src/office-secret.ts'

const [old, current] = [randomBytes(32), randomBytes(32)]
const before = createOfficeSecret(old)
const rotated = createOfficeSecret(current, old)

test('each purpose has a key of its own', () => {
  const keys = (['second factors', 'recovery codes', 'mailed links'] as const).map(
    (purpose) => before.keysFor(purpose)[0],
  )

  expect(new Set([old, ...keys].map((key) => key.toString('hex'))).size).toBe(4)
})

test('what the previous secret sealed can be read until it is taken away', () => {
  const sealed = seal(before, 'JBSWY3DPEHPK3PXP')

  expect(unseal(rotated, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => unseal(createOfficeSecret(current), sealed)).toThrow('OFFICE_SECRET')
  expect(() => unseal(before, seal(rotated, 'new'))).toThrow('OFFICE_SECRET')
})

test('a recovery code from before the change is recognised', () => {
  const hash = hashRecoveryCode(before, 'abcdef-ghjkmn-pqrstu')

  expect(hashesOfRecoveryCode(rotated, 'ABCDEF GHJKMN PQRSTU')).toContainEqual(hash)
  expect(hashRecoveryCode(rotated, 'abcdef-ghjkmn-pqrstu')).not.toEqual(hash)
})

test('what was stored before purposes were separated can still be read', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', old, nonce)
  const text = Buffer.concat([cipher.update('JBSWY3DPEHPK3PXP', 'utf8'), cipher.final()])
  const hash = createHmac('sha256', old).update('abcdeghjkm').digest()

  expect(unseal(before, Buffer.concat([nonce, cipher.getAuthTag(), text]))).toBe('JBSWY3DPEHPK3PXP')
  expect(hashesOfRecoveryCode(before, 'abcde-ghjkm')).toContainEqual(hash)
})
