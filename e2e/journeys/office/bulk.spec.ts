import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { uniqueName } from '../../support/people.ts'

const rows = (page: Page) => page.locator('main [data-request]')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected requests' })

/** A last name that no other request has, so that the rows of this test can be found. */
test('of several requests handed over at once, one that changed meanwhile is named', async ({
  signedInAs,
  newCustomer,
}) => {
  const lastName = uniqueName('Asato')
  const customer = await newCustomer({ lastName })
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { _id } = await api.sendRequest(customer)
    await api.advanceTo(_id, 'delivery', 45)
    ids.push(_id)
  }
  const page = await signedInAs('admin')
  // The list must not follow the change of the other clerk.
  await refuseLiveUpdates(page)
  await page.goto('/admin/delivery')
  const mine = rows(page).filter({ hasText: lastName })
  await expect(mine).toHaveCount(3)
  await mine.first().getByRole('checkbox').click()
  await mine
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(visibleText(bar(page), '3 selected')).toBeVisible()
  const [changed = '', ...others] = ids
  await api.releaseTranslation(changed)

  await bar(page).getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'At our counter' })).toHaveCount(3)
  await dialog.getByRole('button', { name: 'DELIVERED' }).click()
  const outcome = page.getByRole('alert')
  await expect(outcome).toContainText('2 requests handed over')
  await expect(outcome).toContainText('1 request was not changed')
  await expect(outcome.getByRole('link').filter({ hasText: lastName })).toHaveCount(3)
  await expect(bar(page)).toHaveCount(0)
  for (const id of others) {
    expect(await api.readRequest(customer, id)).toMatchObject({ isDelivered: true })
  }
})

test('the owner chooses rows with x and assigns a translator to all of them', async ({
  signedInAs,
  newCustomer,
}) => {
  const lastName = uniqueName('Miyagi')
  const customer = await newCustomer({ lastName })
  for (let count = 0; count < 2; count += 1) {
    await api.submitQuote((await api.sendRequest(customer))._id)
  }
  const page = await signedInAs('owner')
  await page.goto('/admin/payment')
  const mine = rows(page).filter({ hasText: lastName })
  await expect(mine).toHaveCount(2)
  for (const row of await mine.all()) {
    await row.locator('[data-row]').focus()
    await page.keyboard.press('x')
    await expect(row.getByRole('checkbox')).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  for (const row of await mine.all()) await row.getByRole('checkbox').click()
  const people = bar(page).getByRole('combobox', { name: 'Choose a translator' })
  const option = people.locator('option').filter({ hasText: 'Translator, Sample' })
  await people.selectOption((await option.getAttribute('value')) ?? '')
  await bar(page).getByRole('button', { name: 'Assign' }).click()
  await expect(visibleText(page, '2 requests assigned to Translator, Sample')).toBeVisible()
  await expect(mine.filter({ hasText: 'Sample Translator' })).toHaveCount(2)
})

test('customers are reminded of their quotes once a day', async ({ signedInAs, newCustomer }) => {
  const lastName = uniqueName('Toma')
  const customer = await newCustomer({ lastName })
  await api.submitQuote((await api.sendRequest(customer))._id)
  const page = await signedInAs('admin')
  await page.goto('/admin/payment')
  const mine = rows(page).filter({ hasText: lastName })
  const remind = async () => {
    await mine.getByRole('checkbox').click()
    await bar(page).getByRole('button', { name: 'Remind' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'REMIND' }).click()
  }
  await remind()
  await expect(visibleText(page, '1 customer reminded')).toBeVisible()
  await remind()
  await expect(page.getByRole('alert')).toContainText('A reminder was already sent today.')
})
