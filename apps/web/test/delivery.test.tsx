import { problems } from '@kakehashi/contract/fields/problems'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { captureEarlyInput, firstViewId, takeEarlyInput } from '../app/forms/early-input.ts'
import { DeliveryCard } from '../app/portal/request/delivery-card.tsx'
import { HandOver } from '../app/portal/request/hand-over.tsx'
import { TechnicalDetails } from '../app/portal/request/technical-details.tsx'
import { Documents } from '../app/request/documents/documents.tsx'
import type { PricedRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'

const id = '01990000-0000-7000-8000-000000000001'

const photo: FileView = {
  _id: '01990000-0000-7000-8000-000000000002',
  role: 'document',
  name: 'koseki.jpg',
  mediaType: 'image/jpeg',
  size: 1000,
  status: 'clean',
  createdAt: '2026-11-09T00:00:00.000Z',
  path: '/api/files/01990000-0000-7000-8000-000000000002',
  preview: '/api/files/01990000-0000-7000-8000-000000000002/preview',
}

/** A request of the customer with only the fields that these parts of the page need. */
function request(given: Partial<PricedRequest>): PricedRequest {
  const money = { totalPrice: 45, deposit: 0, paidAmount: 45 }
  const base = { _id: id, version: 3, reader: 'customer', stage: 'delivery', delivery: 'counter' }
  const files = { documents: [photo], translations: [] }
  const order = { orderNumber: 'K-2026-00042', serviceKind: 'translation' }
  const all = { ...base, ...money, ...files, ...order, can: ['changeDelivery'] }
  return { ...all, ...given } as PricedRequest
}

const byPost = {
  delivery: 'post',
  recipient: 'Anna Smith',
  postalCountry: 'US',
  postalCode: '96362',
  postalAddress: 'PSC 80 Box 12345\nAPO AP',
} as const

test('a way chosen before the script has loaded is kept, and options not chosen are ignored', () => {
  const view = document.createElement('div')
  view.id = firstViewId
  view.innerHTML = ['counter', 'post', 'meeting']
    .map((way) => `<input type="radio" name="delivery" value="${way}">`)
    .join('')
  document.body.append(view)
  captureEarlyInput()
  expect(takeEarlyInput()).toBeUndefined()
  view.querySelector<HTMLInputElement>('[value=post]')?.click()
  captureEarlyInput()
  expect(takeEarlyInput()?.values.get('delivery')?.text).toBe('post')
  view.remove()
})

describe.each(languages)('the way of delivery (%s)', (language) => {
  const open = (Component: () => React.ReactNode) =>
    openScreen({ language, path: '/request/1', Component })

  test('post asks for an address and is not sent without one', async () => {
    const { say, sent } = await open(() => <DeliveryCard request={request({})} />)
    await page.getByRole('button', { name: say('Change delivery') }).click()
    await expect.element(page.getByLabelText(say('Address'))).not.toBeInTheDocument()
    await page.getByRole('radio', { name: say('By post') }).click()
    await page.getByRole('button', { name: say('SAVE') }).click()
    const alert = page.getByRole('alert')
    for (const key of ['recipient-required', 'postal-country-required'] as const) {
      const name = problems[key][language]
      // The link may name the field before the problem.
      await expect.element(alert.getByRole('link', { name, exact: false })).toBeVisible()
    }
    expect(sent).toEqual([])
  })

  test('the form opens with the current address, and a download needs none', async () => {
    const { say, sent } = await open(() => <DeliveryCard request={request(byPost)} />)
    await page.getByRole('button', { name: say('Change delivery') }).click()
    await expect.element(page.getByLabelText(say('ZIP code'))).toHaveValue('96362')
    await page.getByRole('radio', { name: say('As a download') }).click()
    await page.getByRole('button', { name: say('SAVE') }).click()
    await expect.poll(() => sent).toEqual([`PUT ${location.origin}/api/requests/${id}/delivery`])
  })

  test('a delivered request shows the way and cannot change it', async () => {
    const done = request({ ...byPost, stage: 'complete', can: [] })
    const { say } = await open(() => <DeliveryCard request={done} />)
    await expect.element(page.getByText('APO AP 96362')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: say('Change delivery') }))
      .not.toBeInTheDocument()
  })

  test('what is ready and goes by post names the address and not the counter', async () => {
    const { say } = await open(() => <HandOver request={request(byPost)} />)
    await expect.element(page.getByText(say('We are sending it by post to:'))).toBeVisible()
    await expect.element(page.getByText('PSC 80 Box 12345')).toBeVisible()
    await expect.element(page.getByText(say('Pick it up at our counter'))).not.toBeInTheDocument()
  })

  test('a document has a lazy thumbnail of a fixed size, and its button says what it downloads', async () => {
    const { say } = await open(() => <Documents request={request({})} />)
    const name = new RegExp(`^${say('ORIGINAL')} .*koseki[.]jpg`)
    await expect.element(page.getByRole('button', { name })).toBeVisible()
    const picture = document.querySelector('li img')
    expect(picture?.getAttribute('src')).toBe(`${photo.preview}?size=thumbnail`)
    expect(picture?.getAttribute('loading')).toBe('lazy')
    // The picture cannot be loaded here: the icon stays, and the row keeps its height.
    const row = document.querySelector('li')
    const height = row?.getBoundingClientRect().height
    await expect.poll(() => document.querySelector('li img')).toBeNull()
    expect(row?.getBoundingClientRect().height).toBe(height)
  })

  test('the id is in the technical details, with a button to copy it', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { say } = await open(() => <TechnicalDetails request={request({})} />)
    await expect.element(page.getByText(id)).not.toBeVisible()
    await page.getByText(say('Technical details')).click()
    await expect.element(page.getByText(id)).toBeVisible()
    await page.getByRole('button', { name: say('Copy') }).click()
    expect(copied).toHaveBeenCalledWith(id)
  })
})
