import { spellingSources } from '@kakehashi/domain/request/name-sheet'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'

/** A family on one register. Everybody else is added to the names of the request later. */
export const mostOrderedPeople = 12

const part = field.line(100).default('')

/**
 * Somebody on the papers, as a customer enters them with the order. Only the shape: the rules of
 * names and dates are in `name-fields.ts`, which the server applies, and the form only once
 * somebody is added.
 */
export const orderedPerson = z.strictObject({
  /** Who it is, such as wife. Without it, the name says so. */
  label: field.line(60).default(''),
  family: part,
  given: part,
  kanjiFamily: part,
  kanjiGiven: part,
  kanaFamily: part,
  kanaGiven: part,
  source: z.enum(spellingSources, { error: 'choose-from-list' satisfies Problem }),
  bornOn: field.line(40).default(''),
})
export type OrderedPerson = z.output<typeof orderedPerson>

export const orderedPeople = z.array(orderedPerson).max(mostOrderedPeople).default([])

export const listOwnPeople = endpoint({
  method: 'GET',
  path: '/api/requests/mypeople',
  summary: "The people on the documents of one's own requests, newest first, each once",
  permission: 'signed-in',
  reply: z.array(z.strictObject({ ...orderedPerson.shape, bornOn: z.string() })),
  refusals: [],
})
