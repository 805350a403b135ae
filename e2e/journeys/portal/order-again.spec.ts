import { orderAgain } from '@kakehashi/contract/requests/order-again'
import { button, field, visibleText } from '../../pages/forms.ts'
import {
  openRequestForm,
  requestsOf,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { CountedKeyboard } from '../../support/counted-keyboard.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import * as names from '../../support/names-api.ts'
import * as api from '../../support/office-api.ts'
import { deliveredOrder } from '../../support/orders-again-api.ts'

test.setTimeout(180_000)

inBothLanguages(() => {
  test(
    'another copy is ordered in two presses on a phone, also over a bad connection, and is one order',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, signedInAs, say }) => {
      const customer = await newCustomer()
      const { _id: id, orderNumber } = await deliveredOrder(customer)
      const phone = await openBrowser(customer)
      await phone.setViewportSize({ width: 390, height: 844 })
      await phone.goto('/profile/myrequests')
      const keys = new CountedKeyboard(phone)
      // The first reply is lost; the same order is sent again.
      let calls = 0
      await phone.route(`**${api.filled(orderAgain.path, id)}`, async (route) => {
        if (route.request().method() !== orderAgain.method) return route.continue()
        calls += 1
        if (calls > 1) return route.continue()
        await route.fetch()
        await route.abort()
      })
      await keys.click(button(phone, say('Order {orderNumber} again', { orderNumber })))
      await expect(field(phone, say('Copies'))).toHaveValue('1')
      await keys.click(button(phone, say('ORDER')))
      const created = await waitForRequestPage(phone)
      expect(created).not.toBe(id)
      expect(keys.presses).toBe(2)
      expect(calls).toBeGreaterThan(1)
      expect(await requestsOf(customer)).toHaveLength(2)
      await phone.getByRole('link', { name: orderNumber, exact: true }).click()
      await expect(phone).toHaveURL(new RegExp(`/request/${id}$`))
      const after = await api.readRequest(customer, created)
      await expect(phone.getByRole('link', { name: after.orderNumber, exact: true })).toBeVisible()

      const page = await signedInAs('admin')
      await page.goto(`/admin/quote/${created}`)
      await expect(visibleText(page, say('Again:'))).toBeVisible()
      await expect(page.getByRole('link', { name: orderNumber, exact: true })).toBeVisible()

      await api.advanceTo(created, 'translate')
      const desk = await signedInAs('translator')
      await desk.goto(`/desk/${created}`)
      await button(desk, say('Hand it in as it is')).click()
      await expect(desk).toHaveURL(/\/desk$/)
      expect((await api.readRequest(await api.staff('admin'), created)).stage).toBe('review')
    },
  )

  test('the names in the passport are given with the order, and picked the next time', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await page.setViewportSize({ width: 390, height: 844 })
    await openRequestForm(page, say)
    await field(page, say('Service')).selectOption('Legal')
    await button(page, say('Add names')).click()
    await field(page, say('Surname as in the passport')).fill('宮里')
    await sendButton(page, say).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    expect(await requestsOf(customer)).toEqual([])

    const { family, given } = names.misaki as { family: string; given: string }
    await field(page, say('Surname as in the passport')).fill(family)
    await field(page, say('Given names as in the passport')).fill(given)
    // What was typed is in the draft.
    await page.reload()
    await expect(field(page, say('Surname as in the passport'))).toHaveValue(family)
    await sendButton(page, say).click()
    const id = await waitForRequestPage(page)
    await page.goto(`/request/${id}/names`)
    await expect(visibleText(page, `${family} ${given}`).first()).toBeVisible()
    await expect(visibleText(page, say('Not confirmed'))).toBeVisible()

    await openRequestForm(page, say)
    await button(page, say('Add names')).click()
    await button(page, `${family} ${given}`).click()
    await expect(field(page, say('Surname as in the passport'))).toHaveValue(family)
  })
})
