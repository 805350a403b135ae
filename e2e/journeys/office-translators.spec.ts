import type { Page } from '@playwright/test'
import { atBothWidths } from '../stages.ts'
import { expect, pathOf, test } from '../office.ts'
import { assign, bringTo, deliver, finishReview, placeOrder, quote, staff } from '../office-work.ts'
import { submitTranslation } from '../office-work.ts'
import { askAs } from '../people.ts'

const rowTo = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`)

async function openDocuments(id: string): Promise<number> {
  const { body } = await askAs(await staff('admin'), `/api/users/${id}`)
  return (JSON.parse(body) as { openDocuments: number }).openDocuments
}

atBothWidths(() => {
  test('each desk shows how much lies on it, and its rows lead where the work is', async ({
    signedInAs,
    newCustomer,
  }) => {
    test.slow()
    const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
    const { user: translator } = await staff('translator')
    const { _id: id } = await placeOrder(customer, { requestItem: 'Medical' })
    await assign(id)

    const page = await signedInAs('owner')
    await page.goto('/admin/translatorlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translators')
    const desk = rowTo(page, `/admin/translatorlist/${translator._id}`)
    await expect(desk).toContainText(`${await openDocuments(translator._id)} documents`)
    const { user: contractor } = await staff('contractor')
    await expect(rowTo(page, `/admin/translatorlist/${contractor._id}`)).toBeVisible()
    await desk.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator.firstName)
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText('Smith, Jane')
    await expect(first).toContainText('Medical')
    await expect(first.getByRole('time')).toHaveText(/^\d\d [A-Z][a-z]{2}, \d{4}$/)

    // The same row, whose link follows the request through its stages while it is looked at.
    await expect(rowTo(page, `/admin/request/${id}/quote`)).toBeVisible()
    await quote(id)
    await expect(rowTo(page, `/admin/payment/${id}`)).toBeVisible()
    await bringTo(id, 'translate')
    await expect(rowTo(page, `/admin/translate/${id}`)).toBeVisible()
    await submitTranslation(id)
    await expect(rowTo(page, `/admin/review/${id}`)).toBeVisible()
    await finishReview(id)
    await expect(rowTo(page, `/admin/delivery/${id}`)).toBeVisible()
    // Handed over with a balance, so it is not completed and stays on the desk.
    await deliver(id)
    await rowTo(page, `/admin/complete/${id}`).click()
    await expect.poll(() => pathOf(page)).toBe(`/admin/complete/${id}`)
  })
})
