import { expect, test } from 'vitest'
import { nextStep, redirectFrom } from './steps.ts'

const done = { isNew: false, isEmailVerified: true, isSignInSecure: true }

test('a new office begins with the account of its owner, whatever address was opened', () => {
  const progress = { isNew: true, isEmailVerified: false, isSignInSecure: false }

  expect(redirectFrom('/setup', progress)).toBeUndefined()
  expect(redirectFrom('/setup/publish', progress)).toBe('/setup')
})

test('the owner comes back to the step that is not finished', () => {
  const unconfirmed = { ...done, isEmailVerified: false, isSignInSecure: false }
  expect(redirectFrom('/setup', unconfirmed)).toBe('/setup/mail')

  const insecure = { ...done, isSignInSecure: false }
  expect(redirectFrom('/setup/mail', insecure)).toBe('/setup/second-factor')
  expect(redirectFrom('/setup/hours', insecure)).toBe('/setup/second-factor')
})

test('with a secure login, all later steps are open, and the recovery codes stay on screen', () => {
  expect(redirectFrom('/setup', done)).toBe('/setup/office')
  expect(redirectFrom('/setup/second-factor', done)).toBeUndefined()
  expect(redirectFrom('/setup/services', done)).toBeUndefined()
})

test('each step leads to the one after it', () => {
  expect(nextStep('/setup/office')).toBe('/setup/hours')
  expect(nextStep('/setup/services/')).toBe('/setup/publish')
})
