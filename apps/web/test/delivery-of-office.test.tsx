import { blankOffice } from '@kakehashi/domain/blank-office'
import type { Office } from '@kakehashi/domain/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeliveryFields } from '../app/request/delivery/delivery-fields.tsx'
import { DeliveryPlace } from '../app/request/delivery/delivery-text.tsx'
import { openScreen } from './open-screen.tsx'

const { address, directions } = sampleOffice
const inGermany = { ...blankOffice, address: { ...address, country: 'DE' } }

async function open(
  office: Office,
  chosen: { delivery: string; postalCountry?: string },
  language: 'en' | 'ja' = 'en',
) {
  await openScreen({
    language,
    path: '/submitrequest',
    reads: {},
    Component: () => (
      <OfficeProvider value={office}>
        <DeliveryFields
          field={(name) => ({ name, id: name, error: undefined })}
          question="How?"
          chosen={chosen}
        />
        <DeliveryPlace chosen={chosen} />
      </OfficeProvider>
    ),
  })
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
  return document.body.textContent ?? ''
}

test('the usual meeting place is that of the office', async () => {
  const text = await open(sampleOffice, { delivery: 'meeting' })
  expect(text).toContain('our usual place: the bench under the deigo tree outside Gate 2. We agree')
  expect(text).toContain('The bench under the deigo tree outside Gate 2')
})

test('without a meeting place it is outside the gate', async () => {
  const text = await open({ ...inGermany, directions }, { delivery: 'meeting' })
  expect(text).toContain('our usual place: outside Gate 2. We agree')
})

test('without a gate the place is agreed on', async () => {
  const text = await open(inGermany, { delivery: 'meeting' })
  expect(text).toContain('At a place we agree on')
  expect(text).not.toMatch(/gate|outside/i)
  expect(await open(inGermany, { delivery: 'meeting' }, 'ja')).not.toMatch(/ゲート|の外/)
})

test.each([
  ['DE', 'other', 'Postage within Germany is free. To other countries you pay the carrier'],
  ['DE', 'JP', 'You pay the carrier'],
  ['JP', 'JP', 'Postage within Japan is free.'],
  ['JP', 'other', 'You pay the carrier'],
  ['JP', 'US', 'APO, FPO and DPO addresses are welcome'],
])('from an office in %s, the postage to %s: %s', async (country, postalCountry, hint) => {
  const office = { ...inGermany, address: { ...address, country } }
  const text = await open(office, { delivery: 'post', postalCountry })
  expect(text).toContain(hint)
  expect(text).toContain(country === 'DE' ? 'Free within Germany.' : 'Free within Japan.')
})
