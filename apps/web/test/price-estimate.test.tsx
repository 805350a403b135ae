import type { ServiceView } from '@kakehashi/contract/services/services'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PriceEstimate } from '../app/portal/request-form/price-estimate.tsx'
import type { Upload } from '../app/request/uploads/upload.ts'
import { openScreen } from './open-screen.tsx'

const perPage: ServiceView = {
  _id: '01930000-0000-7000-8000-000000000003',
  name: 'Koseki',
  kind: 'translation',
  slug: 'koseki',
  description: 'A family register',
  price: 25,
  priceUnit: 'page',
  minimumPrice: 40,
  icon: '',
  image: '',
  usualWorkingDays: 3,
  createdAt: '2026-01-05T01:00:00.000Z',
}
const ofPages = (pages: number | undefined): Pick<Upload, 'state'> => ({
  state: { kind: 'ready', document: '', file: { pages } as never },
})

describe.each(languages)('the estimate on the request form (%s)', (language) => {
  async function textFor(service: ServiceView, uploads: Pick<Upload, 'state'>[]) {
    const Component = () => (
      <main>
        <PriceEstimate service={service} uploads={uploads} />
      </main>
    )
    await openScreen({ language, path: '/submitrequest', Component })
    return page.getByRole('main').element().textContent
  }

  test('is the price for the pages that the server counted', async () => {
    const text = await textFor(perPage, [ofPages(1), ofPages(2)])
    expect(text).toContain('$75.00')
    expect(text).toMatch(/3 ?(pages|ページ)/)
  })

  test('is the minimum for a short document', async () => {
    expect(await textFor(perPage, [ofPages(1)])).toContain('$40.00')
  })

  test('says "from" and the minimum while the pages are not known', async () => {
    const text = await textFor(perPage, [ofPages(undefined)])
    expect(text).toMatch(/From \$25\.00 per page|1ページ \$25\.00から/)
    expect(text).toContain('$40.00')
  })

  test('is not shown by an office that keeps its prices to itself', async () => {
    const { price: _price, ...unpriced } = perPage
    expect(await textFor(unpriced, [ofPages(1)])).toBe('')
  })
})
