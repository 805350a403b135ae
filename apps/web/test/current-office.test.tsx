import { getOffice } from '@kakehashi/contract/office'
import type { Office } from '@kakehashi/domain/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { Suspense, use, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../app/api/client/base-api.ts'
import { store } from '../app/api/client/store.ts'
import { loadOffice } from '../app/api/office-api.ts'
import { LastResort } from '../app/errors/last-resort.tsx'
import { CurrentOffice } from '../app/layouts/current-office.tsx'
import { PageTitle } from '../app/layouts/page-title.tsx'
import { SiteLayout } from '../app/layouts/site-layout.tsx'
import { openScreen } from './open-screen.tsx'

const moved = {
  ...sampleOffice,
  name: { en: 'Hashi', ja: '橋' },
  phone: '098-000-0199',
}
const phoneLink = (phone: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: phone })

/** A page that is shown when the office has loaded, as the application does it. */
function Site() {
  const [loading] = useState(loadOffice)
  return (
    <Suspense>
      <LoadedSite loading={loading} />
    </Suspense>
  )
}

function LoadedSite({ loading }: { loading: Promise<Office> }) {
  return (
    <CurrentOffice initial={use(loading)}>
      <SiteLayout>
        <PageTitle title="Profile" />
      </SiteLayout>
    </CurrentOffice>
  )
}

afterEach(() => document.querySelector('script#office')?.remove())

// Before the other tests, because a page keeps the office that its document had.
test('a document without the office gets it from the server', async () => {
  await openScreen({
    language: 'en',
    path: '/profile',
    Component: Site,
    reads: { [getOffice.path]: moved },
  })

  await expect.element(phoneLink(moved.phone)).toBeVisible()
})

test('an error page needs no office', async () => {
  const { say } = await openScreen({
    language: 'en',
    path: '/profile',
    Component: () => <LastResort error={new Error('The office cannot be read')} />,
  })

  await expect
    .element(page.getByRole('heading', { name: say('This page cannot be shown') }))
    .toBeVisible()
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
  await expect.poll(() => document.title).toBe('The office cannot be read')
})

test('a change of the office replaces the one in the document', async () => {
  const embedded = document.createElement('script')
  Object.assign(embedded, { type: 'application/json', id: 'office' })
  embedded.textContent = JSON.stringify(sampleOffice)
  document.head.append(embedded)
  const reads: Record<string, unknown> = {}
  const { sent } = await openScreen({
    language: 'en',
    path: '/profile',
    Component: Site,
    reads,
  })
  await expect.element(phoneLink(sampleOffice.phone)).toBeVisible()
  await expect.poll(() => document.title).toBe('Profile | Kakehashi')
  // It is not read from the server as well.
  expect(sent).toEqual([])

  reads[getOffice.path] = moved
  store.dispatch(api.util.invalidateTags(['Office']))

  await expect.element(phoneLink(moved.phone)).toBeVisible()
  await expect.poll(() => document.title).toBe('Profile | Hashi')
})
