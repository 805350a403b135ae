import { getUser } from '@kakehashi/contract/accounts/users'
import type { Page } from '@playwright/test'
import { button, field } from '../../pages/forms.ts'
import { expect, inBothLayouts, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'

const rowTo = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`)

inBothLayouts(() => {
  test('the owner sees each translator’s number of documents and a link to each request', async ({
    signedInAs,
    newCustomer,
  }) => {
    test.slow()
    const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
    const translator = await api.newTranslator()
    const { _id: earlier } = await api.sendRequest(customer)
    const { _id: id } = await api.sendRequest(customer, { requestItem: 'Medical' })
    for (const one of [id, earlier]) await api.assignTranslator(one, translator)

    const page = await signedInAs('owner')
    await page.goto('/admin/translatorlist')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translators')
    const desk = rowTo(page, `/admin/translatorlist/${translator._id}`)
    await expect(desk).toContainText(/(?<!\d)2 documents/)
    const { user: contractor } = await api.staff('contractor')
    await expect(rowTo(page, `/admin/translatorlist/${contractor._id}`)).toBeVisible()
    await desk.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator.firstName)
    // The newest request is first, whichever was assigned first.
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveText([/Medical/, /Legal/])
    const newest = rows.first()
    await expect(newest).toContainText('Smith, Jane')
    await expect(newest.getByRole('time')).toHaveText(/^\d\d [A-Z][a-z]{2}, \d{4}$/)

    // The link of a row follows the request through its stages.
    await expect(rowTo(page, `/admin/request/${id}/quote`)).toBeVisible()
    await api.submitQuote(id)
    await expect(rowTo(page, `/admin/payment/${id}`)).toBeVisible()
    await api.answerQuote(id, 'accepted')
    await api.recordPaid(id, 20)
    await api.completePayment(id)
    await expect(rowTo(page, `/admin/translate/${id}`)).toBeVisible()
    await api.submitTranslation(id)
    await expect(rowTo(page, `/admin/review/${id}`)).toBeVisible()
    await api.finishReview(id)
    await expect(rowTo(page, `/admin/delivery/${id}`)).toBeVisible()
    // Delivered with a balance, so it is not completed and still listed.
    await api.deliver(id)
    await rowTo(page, `/admin/complete/${id}`).click()
    await expect.poll(() => pathOf(page)).toBe(`/admin/complete/${id}`)
    // Paid in full, it is completed and no longer listed.
    await api.recordPaid(id, 45)
    await page.goto('/admin/translatorlist')
    await expect(desk).toContainText(/(?<!\d)1 document(?!s)/)
    await desk.click()
    await expect(rows).toHaveText([/Legal/])
  })
})

test('removing the translator role shows the translator’s open requests first', async ({
  signedInAs,
  newCustomer,
}) => {
  const { _id: id, orderNumber } = await api.sendRequest(await newCustomer())
  const translator = await api.newTranslator()
  await api.assignTranslator(id, translator)
  const page = await signedInAs('admin')
  await page.goto(`/admin/user/${translator._id}/edit`)
  await field(page, 'Translator').uncheck()
  await button(page, 'UPDATE').click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question.getByRole('listitem')).toHaveText([new RegExp(orderNumber)])
  await question.getByRole('button', { name: 'Cancel' }).click()
  const path = getUser.path.replace(':id', translator._id)
  const { body } = await callAs(await api.staff('admin'), path)
  expect(JSON.parse(body)).toMatchObject({ isTranslator: true })
})
