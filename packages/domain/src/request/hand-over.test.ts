import { expect, test } from 'vitest'
import { handOverSearch, pickupCodeText } from './hand-over.ts'

test('a scanned label and a typed order number find the order', () => {
  const order = { kind: 'order', orderNumber: 'K-2026-00042' }
  expect(handOverSearch('https://kakehashi.example/admin/scan/K-2026-00042')).toEqual(order)
  expect(handOverSearch('https://kakehashi.example/admin/scan/K-2026-00042?x=1#top')).toEqual(order)
  expect(handOverSearch('https://kakehashi.example/claim/K-2026-00042#7Q4MK2XD9HRT')).toEqual(order)
  expect(handOverSearch(' k-2026-00042 ')).toEqual(order)
  expect(handOverSearch('Ｋ－２０２６－０００４２')).toEqual(order)
})

test("the slip of a customer finds its request by the customer's own page", () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(handOverSearch(`https://kakehashi.example/request/${id}`)).toEqual({ kind: 'request', id })
  expect(handOverSearch(`https://kakehashi.example/admin/delivery/${id}/`)).toEqual({
    kind: 'request',
    id,
  })
})

test('six digits are a pick-up code, as they are read out or typed on a Japanese keyboard', () => {
  for (const typed of ['482716', '482 716', '482-716', '４８２　７１６']) {
    expect(handOverSearch(typed)).toMatchObject({ kind: 'code', code: '482716' })
  }
})

test('anything else is a name or the end of a phone number', () => {
  for (const typed of ['0134', 'Burns', '國吉', 'K-2026', '4827161']) {
    expect(handOverSearch(typed)).toEqual({ kind: 'words', words: typed })
  }
})

test('a code is shown in two groups', () => {
  expect(pickupCodeText('482716')).toBe('482 716')
})
