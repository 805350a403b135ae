import { sampleOffice } from '@kakehashi/domain/sample/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TranslationDetailsSection } from '../app/portal/request-form/translation-details-section.tsx'
import { openScreen } from './open-screen.tsx'

const office = { ...sampleOffice, documentLanguages: ['en', 'ja'] as const }

function Section() {
  return (
    <OfficeProvider value={office}>
      <TranslationDetailsSection
        field={(name) => ({ name, id: name, error: undefined })}
        service={undefined}
        neededBy=""
        chosen={{ fromLanguage: 'es', toLanguage: '' }}
        isDisabled={false}
        uploads={[]}
      />
    </OfficeProvider>
  )
}

const offered = (label: string) =>
  [...page.getByRole('combobox', { name: label }).element().querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  )

test('the form offers the languages of the office, and that of a draft', async () => {
  await openScreen({
    language: 'en',
    path: '/submitrequest',
    Component: Section,
    reads: { '/api/closures': [] },
  })

  await expect.element(page.getByRole('combobox', { name: 'From (optional)' })).toBeVisible()
  expect(offered('From (optional)')).toEqual(['Not sure', 'English', 'Japanese', 'Spanish'])
  expect(offered('Into (optional)')).toEqual(['Not sure', 'English', 'Japanese'])
})
