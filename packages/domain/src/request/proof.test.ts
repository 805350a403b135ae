import { describe, expect, test } from 'vitest'
import {
  findProofObstacle,
  missingApproval,
  mostProofPages,
  proofStateOf,
  waitsForCustomerAgain,
} from './proof.ts'

describe('an approval', () => {
  test('holds for the file that was approved and for no other', () => {
    expect(proofStateOf('approved', true)).toBe('approved')
    expect(proofStateOf('approved', false)).toBe('replaced')
    expect(proofStateOf(null, true)).toBe('sent')
    expect(proofStateOf('change-asked', true)).toBe('change-asked')
  })

  test('is missed when a proof was sent, and otherwise only where the office expects one', () => {
    expect(missingApproval(null, false)).toBeNull()
    expect(missingApproval(null, true)).toBe('proof-not-sent')
    expect(missingApproval('approved', true)).toBeNull()
    for (const state of ['sent', 'change-asked', 'replaced'] as const) {
      expect(missingApproval(state, false)).toBe('proof-not-approved')
    }
  })
})

test('a proof is made of a PDF that is not too long', () => {
  const pdf = { mediaType: 'application/pdf', pages: 2 }
  expect(findProofObstacle(pdf)).toBeNull()
  expect(findProofObstacle({ ...pdf, pages: null })).toBeNull()
  expect(findProofObstacle({ ...pdf, pages: mostProofPages + 1 })).toBe('too-long')
  expect(findProofObstacle({ mediaType: 'application/msword', pages: null })).toBe('not-pdf')
  expect(findProofObstacle(undefined)).toBe('no-file')
})

test('a proof waits for the customer again when nothing will be changed after all', () => {
  expect(waitsForCustomerAgain([{ outcome: 'kept' }, { outcome: 'kept' }])).toBe(true)
  expect(waitsForCustomerAgain([{ outcome: 'kept' }, { outcome: 'changing' }])).toBe(false)
  expect(waitsForCustomerAgain([{ outcome: 'kept' }, { outcome: null }])).toBe(false)
})
