import { sampleOffice } from '../sample/office.ts'
import { expect, test } from 'vitest'
import { fillTemplate, placeholdersIn, unknownPlaceholders } from './reply-template.ts'

const request = {
  firstName: 'Mika',
  lastName: 'Chinen',
  nameJa: '知念 美香',
  orderNumber: 'K-2026-00278',
  totalPrice: 120,
  deposit: 20,
  paidAmount: 20,
  promisedOn: '2026-11-13',
}

test('a reply is filled in with the facts of the request, as the customer reads them', () => {
  const text = '{name} {order} {price} {deposit} {remaining} {ready-by} {hours}'

  expect(fillTemplate(text, request, sampleOffice, 'en')).toBe(
    'Mika K-2026-00278 $120.00 $20.00 $100.00 Friday, Nov 13, 2026 Monday to Friday, 9:00 to 17:00',
  )
  expect(fillTemplate(text, request, sampleOffice, 'ja')).toMatch(
    /^知念 美香 K-2026-00278 \$120\.00 .*月曜〜金曜の9:00～17:00$/,
  )
})

test('a fact that the office has not decided yet stays open', () => {
  const { promisedOn: _, ...undecided } = { ...request, totalPrice: 0 }
  const filled = fillTemplate(
    '{name}, {price} by {ready-by}, {ready-by}',
    undecided,
    sampleOffice,
    'en',
  )

  expect(filled).toBe('Mika, {price} by {ready-by}, {ready-by}')
  expect(placeholdersIn(filled)).toEqual(['price', 'ready-by'])
})

test('a name cannot bring in another placeholder', () => {
  const filled = fillTemplate('{name}', { ...request, firstName: '{price}' }, sampleOffice, 'en')

  expect(filled).toBe('{price}')
})

test('other words in braces are not placeholders', () => {
  expect(unknownPlaceholders('{name} {pric} {} {constructor} { price }')).toEqual([
    'pric',
    '',
    'constructor',
    ' price ',
  ])
  expect(fillTemplate('{constructor} {toString}', request, sampleOffice, 'en')).toBe(
    '{constructor} {toString}',
  )
  expect(placeholdersIn('{pric} price')).toEqual([])
})
