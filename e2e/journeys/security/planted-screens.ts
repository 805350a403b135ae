import { stages } from '@kakehashi/domain/request/stage'
import { expect, type Page } from '@playwright/test'
import { goTo } from '../../screens/inspector.ts'
import type { ExecutionWatch } from './execution-watch.ts'
import type { PlantedCounter } from './planted-counter.ts'
import type { PlantedRequests } from './planted-requests.ts'
import type { Planted } from './planted-texts.ts'
import type { PlantedTranslation } from './planted-translation.ts'

const officeScreens =
  'dashboard inbox overdue servicelist closures templates userlist translatorlist'
    .split(' ')
    .concat(stages)

const officePathsOf = (requests: PlantedRequests) =>
  [
    `quote/${requests.quote}`,
    `payment/${requests.declined}`,
    `quote/${requests.closed}`,
    `translate/${requests.translate}`,
    `review/${requests.review}`,
  ].map((screen) => `/admin/${screen}`)

const counterPathsOf = ({ request, orderNumber, walkIn, importId }: PlantedCounter) => [
  `/admin/translate/${request}`,
  `/admin/labels/${request}`,
  `/admin/user/${walkIn}`,
  '/admin/originals',
  '/admin/money',
  '/admin/counter/new',
  '/admin/counter/till',
  `/admin/counter/hand-over?person=${walkIn}`,
  `/owner/history?order=${orderNumber}`,
  `/owner/history?person=${walkIn}`,
  '/owner/figures?list=taken',
  '/owner/books',
  '/owner/pay',
  '/owner/system',
  '/owner/exports',
  '/owner/import',
  `/owner/import/${importId}`,
]

const translationPathsOf = ({ request, document, certified }: PlantedTranslation) => [
  `/admin/translate/${request}`,
  `/admin/translate/${request}/template/${document}`,
  `/admin/review/${request}/compare`,
  `/admin/complete/${certified}`,
  '/admin/glossary',
  '/admin/glossary/sentences',
]

/** Every screen that shows something a person has written. */
export function screensOf(
  { requests, counter, translation, customer, renamed, service }: Planted,
  language: string,
) {
  const each = Object.values(requests)
  const services = language === 'ja' ? '/ja/services' : '/services'
  const slug = encodeURIComponent(service.slug)
  return {
    visitor: [language === 'ja' ? '/ja' : '/', services, `${services}/${slug}`, '/contact'],
    customer: [
      ...['', '/info', '/edit', '/security', '/notices', '/data', '/myrequests', '/inbox'].map(
        (screen) => `/profile${screen}`,
      ),
      '/submitrequest',
      ...[...each, translation.request, translation.certified].map((id) => `/request/${id}`),
      `/request/${translation.request}/names`,
      `/request/${requests.review}/proof`,
      `/profile/inbox/${requests.quote}/messages`,
    ],
    renamed: ['/profile', '/profile/info', '/profile/edit'],
    translator: [
      '/desk',
      `/desk/${requests.translate}`,
      '/desk/glossary',
      '/desk/glossary/sentences',
    ],
    owner: [
      ...officeScreens,
      `service/${service._id}/edit`,
      `user/${customer.user._id}`,
      `user/${customer.user._id}/edit`,
      `user/${renamed.user._id}`,
      `user/${renamed.user._id}/edit`,
    ]
      .map((screen) => `/admin/${screen}`)
      .concat(
        officePathsOf(requests),
        counterPathsOf(counter),
        translationPathsOf(translation),
        `/admin/review/${requests.review}/compare`,
        '/owner/dashboard',
      ),
  }
}

/** Screens of requests that are printed as a slip; a cancelled request has none for its customer. */
export function printedPathsOf({ requests }: Planted): ReadonlySet<string> {
  const { closed: _, ...others } = requests
  const ofCustomer = Object.values(others).map((id) => `/request/${id}`)
  return new Set([...ofCustomer, ...officePathsOf(requests)])
}

export async function checkSlip(page: Page, watch: ExecutionWatch, screen: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('[data-prints-alone]')
  await expect(slip).toBeVisible()
  await expect(slip).toContainText('field-file-name')
  await watch.check(page, `the slip of ${screen}`)
  await page.emulateMedia({ media: 'screen' })
}

/** Results mark the typed words, and a search without results repeats them. */
export async function checkSearch(page: Page, watch: ExecutionWatch, planted: Planted) {
  const { customer, renamed, text } = planted
  await goTo(page, '/admin/inbox')
  const typed = page.getByRole('search').getByRole('combobox')
  for (const [words, field] of [
    [customer.email, 'last-name'],
    [renamed.email, 'changed-last-name'],
    ['field-last-name', undefined],
    [text('last-name', 'line'), undefined],
    [`zzzz ${text('last-name', 'line')}`, undefined],
  ] as const) {
    await typed.fill(words)
    await watch.settle(page)
    if (field !== undefined)
      await expect(page.getByRole('option').first()).toContainText(`field-${field}`)
    await watch.check(page, `the search for ${words}`)
  }
}
