import { removeClosure } from '@kakehashi/contract/settings'
import { problemText } from '@kakehashi/contract/fields/problems'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Page } from '@playwright/test'
import { button, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, inBothLanguages, inBothLayouts, pathOf, test } from '../../support/fixtures.ts'
import { advanceTo, promiseDay, readRequest, sendRequest, staff } from '../../support/office-api.ts'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import { callAs, registerCustomer } from '../../support/people.ts'

// Days years ahead, because the office is shared and no other test uses them.
const row = (page: Page, day: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`time[datetime="${day}"]`) })

const written = (day: string) => officeDate(day, 'en', sampleOffice.timeZone)

async function openAgain(from: string, until = from) {
  const path = removeClosure.path.replace(':from', from)
  await callAs(await staff('admin'), `${path}?until=${until}`, 'DELETE')
}

inBothLayouts((isPhone) => {
  const month = isPhone ? '2031-05' : '2031-06'
  const [first, last] = [`${month}-13`, `${month}-15`]

  test('a clerk closes the office for a typhoon and then removes the closure', async ({
    signedInAs,
    page: visitor,
  }) => {
    await openAgain(first, last)
    const page = await signedInAs('admin')
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Closures' }).click()
    await expect.poll(() => pathOf(page)).toBe('/admin/closures')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closures')
    const other = await signedInAs('owner')
    await other.goto('/admin/closures')

    await button(page, 'ADD CLOSURE').click()
    await expect(field(page, 'Closed on')).toHaveAccessibleDescription(/Choose a day/)
    await expect(field(page, 'Reason in English')).toHaveAccessibleDescription(/in English/)
    await field(page, 'Closed on').fill('2026-01-05')
    await button(page, 'Typhoon').click()
    await expect(field(page, 'Reason in English')).toHaveValue('Typhoon')
    await expect(field(page, 'Reason in Japanese')).toHaveValue('台風')
    await button(page, 'ADD CLOSURE').click()
    await expect(field(page, 'Closed on')).toHaveAccessibleDescription(/today or a later day/)
    await field(page, 'Closed on').fill(first)
    await page.getByLabel('Until (optional)').fill(last)
    await button(page, 'ADD CLOSURE').click()
    await expect(toast(page, 'Closure added')).toBeVisible()
    await expect(field(page, 'Closed on')).toHaveValue('')
    await expect(row(page, first)).toContainText(`${written(first)} to ${written(last)}`)
    await expect(visibleText(row(page, first), '台風')).toBeVisible()
    // A screen that is already open shows it too.
    await expect(row(other, last)).toBeVisible()
    const reply = await visitor.request.get('/api/closures')
    expect(await reply.text()).toContain(`${month}-14`)

    await field(page, 'Closed on').fill(last)
    await button(page, 'Staff training').click()
    await button(page, 'ADD CLOSURE').click()
    await expect(field(page, 'Closed on')).toHaveAccessibleDescription(
      /already closed on 15 .*: Typhoon/,
    )

    await row(page, first).getByRole('button', { name: 'REMOVE' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove this closure?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, first)).toBeVisible()
    await row(page, first).getByRole('button', { name: 'REMOVE' }).click()
    await question.getByRole('button', { name: 'REMOVE' }).click()
    await expect(toast(page, 'Closure removed')).toBeVisible()
    await expect(row(page, first)).toHaveCount(0)
    await expect(row(other, last)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Today and later' })).toBeFocused()
  })
})

test('a closure moves a promise, tells the customer, and puts it back when it is removed', async ({
  signedInAs,
}) => {
  const [friday, monday] = ['2031-07-18', '2031-07-21']
  await openAgain(friday)
  const customer = await registerCustomer('en')
  const { _id: id, orderNumber } = await sendRequest(customer)
  await advanceTo(id, 'translate')
  await promiseDay(id, friday)
  const page = await signedInAs('admin')
  await page.goto('/admin/closures')
  await field(page, 'Closed on').fill(friday)
  await button(page, 'Typhoon').click()
  await button(page, 'ADD CLOSURE').click()

  const closure = row(page, friday).first()
  await expect(closure).toContainText('1 translation is promised for these days.')
  await expect(closure.getByRole('link', { name: orderNumber })).toBeVisible()
  await closure.getByRole('button', { name: 'MOVE 1 READY-BY DAY' }).click()
  await expect(toast(page, '1 ready-by day moved')).toBeVisible()
  await expect(closure).toContainText('1 ready-by day was moved because of this closure.')
  expect(await readRequest(customer, id)).toMatchObject({ promisedOn: monday })
  await mailTo(customer.email, requestSubject('promise-moved', orderNumber, 'en'))

  await closure.getByRole('button', { name: 'REMOVE' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this closure?' })
  await expect(question.getByRole('checkbox')).toBeChecked()
  await question.getByRole('button', { name: 'REMOVE' }).click()
  await expect(toast(page, 'Closure removed')).toBeVisible()
  expect(await readRequest(customer, id)).toMatchObject({ promisedOn: friday })
})

inBothLanguages((language) => {
  test('closures that fail to load can be retried, and an empty list says so', async ({
    signedInAs,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/)
    const page = await signedInAs('owner')
    const message = 'The calendar cannot be opened.'
    // Another clerk's closure would load the list again by itself.
    await page.route('**/api/live', (route) => route.abort())
    await page.route('**/api/closures', (route) =>
      route.fulfill({ status: 503, json: { message, code: 'x', requestId: 'y' } }),
    )
    await page.goto('/owner/dashboard')
    await page.getByRole('link', { name: say('Closures') }).click()
    await expect(page.getByRole('alert')).toContainText(message)
    await page.unroute('**/api/closures')
    await page.route('**/api/closures', (route) => route.fulfill({ json: [] }))
    await button(page, say('RETRY')).click()
    await expect(visibleText(page, say('No closures planned'))).toBeVisible()
    await button(page, say('ADD CLOSURE')).click()
    await expect(page.getByRole('alert')).toContainText(problemText('day-required', language))
  })
})
