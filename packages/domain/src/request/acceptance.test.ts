import { expect, test } from 'vitest'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import { noticesOf } from './notices.ts'
import { possibleCommands } from './possible-commands.ts'
import { transition } from './transition.ts'

const assigned = freshRequest({ stage: 'translate', paidAt: monday, translatorId: 'toru' })
const byToru = at(monday, { actorId: 'toru', parts: ['desk'] })
const byOwner = at(monday, { actorId: 'owner', parts: ['office', 'owner'] })
const accept = { kind: 'acceptWork' } as const
const decline = { kind: 'declineWork', reason: 'Too much work' } as const
const assign = (translatorId: string) => ({ kind: 'assignTranslator', translatorId }) as const
const accepted = after(assigned, accept, byToru)

test('new work can be accepted or declined once, by the person who has it', () => {
  expect(possibleCommands(assigned, ['desk'])).toEqual(
    expect.arrayContaining(['acceptWork', 'declineWork', 'submitTranslation']),
  )
  expect(accepted.acceptedAt).toEqual(monday)
  expect(possibleCommands(accepted, ['desk'])).toEqual(['submitTranslation'])
  expect(transition(accepted, accept, byToru)).toEqual({ kind: 'unchanged' })
  expect(transition(accepted, decline, byToru)).toEqual({ kind: 'refused', why: 'work-accepted' })
  expect(transition(assigned, accept, byOwner)).toEqual({ kind: 'refused', why: 'forbidden' })
})

test('submitting accepts the work, also if it is returned later', () => {
  const submit = { kind: 'submitTranslation', fileId: 'file' } as const
  const submitted = after(assigned, submit, byToru)
  const back = { kind: 'returnToTranslator', reason: '', fileId: null } as const

  expect(submitted.acceptedAt).toEqual(monday)
  expect(after(submitted, back).acceptedAt).toEqual(monday)
  expect(after({ ...assigned, translatorId: null }, submit).acceptedAt).toBeNull()
})

test('whoever gets the work anew is asked anew', () => {
  const cancelled = after(accepted, { kind: 'close', reason: '' })
  const steppedBack = after(accepted, { kind: 'stepBack', from: 'translate', reason: 'Unpaid' })

  expect(after(accepted, assign('yuki'), byOwner).acceptedAt).toBeNull()
  expect(after(cancelled, { kind: 'reopen' }).acceptedAt).toBeNull()
  expect(steppedBack.acceptedAt).toBeNull()
})

test('declined work waits for somebody else, and the office is told, not the translator', () => {
  const outcome = transition(assigned, decline, byToru)
  if (outcome.kind !== 'changed') throw new Error(outcome.kind)

  expect(outcome.next).toMatchObject({ translatorId: null, declinedBy: ['toru'] })
  expect(noticesOf({ ...outcome, parts: byToru.parts, before: assigned })).toEqual([
    'work-declined',
  ])
})

test('a person who declines twice is listed once', () => {
  const again = after(after(assigned, decline, byToru), assign('toru'), byOwner)
  expect(after(again, decline, byToru).declinedBy).toEqual(['toru'])
})
