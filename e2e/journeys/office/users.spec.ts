import { getUser } from '@kakehashi/contract/accounts/users'
import type { Page } from '@playwright/test'
import { button, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, inBothLayouts, pathOf, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import { advanceTo, confirmAddress, sendRequest, staff } from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
const at = (id: string) => getUser.path.replace(':id', id)

inBothLayouts((isPhone) => {
  test('the page of a user shows their figures, details and requests', async ({
    signedInAs,
    newCustomer,
  }) => {
    const customer = await newCustomer({ firstName: 'Jane', middleName: 'Q', lastName: 'Smith' })
    const { _id: paid } = await sendRequest(customer, { requestItem: 'Medical' })
    await sendRequest(customer)
    await advanceTo(paid, 'translate')
    const page = await signedInAs('admin')
    await page.goto(`/admin/user/${customer.user._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smith, Jane')
    await expect(fact(page, 'Customer since')).toHaveText(/^(?:this minute|\d minutes? ago)$/)
    await expect(fact(page, 'Amount Spent')).toHaveText('$45.00')
    await expect(fact(page, 'Orders')).toHaveText('2')
    await expect(fact(page, 'Last name')).toHaveText('Smith')
    await expect(fact(page, 'First name')).toHaveText('Jane')
    await expect(fact(page, 'Middle name')).toHaveText('Q')
    await expect(fact(page, 'E-mail').getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${customer.email}`,
    )
    await expect(fact(page, 'Phone')).toHaveText('090-1234-5678')
    await expect(fact(page, 'Branch')).toHaveText('Navy')
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
    await expect(first).toContainText('Legal')
    await expect(second).toContainText('Medical')
    await expect(second.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4}$/)
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/admin/user/${customer.user._id}/edit`,
    )
    await second.getByRole('link').click()
    await expect.poll(() => pathOf(page)).toBe(`/request/${paid}`)
    // The customer's page keeps the office layout for a clerk.
    await expect(visibleText(page, 'The customer’s page: Smith, Jane')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kakehashi Office' })).toBeVisible()
    if (!isPhone) {
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox', { name: /^Search people/ })).toBeFocused()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('link', { name: 'Smith, Jane', exact: true }).click()
    await expect.poll(() => pathOf(page)).toBe(`/admin/user/${customer.user._id}`)

    const { user: owner } = await staff('owner')
    await page.goto(`/admin/user/${owner._id}`)
    await expect(fact(page, 'Status')).toContainText('Admin')
    await expect(fact(page, 'Status')).toContainText('Owner')
    await expect(page.getByText('Middle name')).toHaveCount(0)
  })

  test(
    'a clerk changes a user after seeing the consequences, and deletes one after seeing their open requests',
    { tag: '@core' },
    async ({ signedInAs, newCustomer }) => {
      const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
      await confirmAddress(customer)
      const { _id: id, orderNumber } = await sendRequest(customer)
      const page = await signedInAs('admin')
      const person = `/admin/user/${customer.user._id}`
      await page.goto(`${person}/edit`)
      await field(page, 'First name').fill('')
      await field(page, 'E-mail').fill('nonsense')
      await button(page, 'UPDATE').click()
      await expect(field(page, 'First name')).toHaveAccessibleDescription(/Enter the first name/)
      await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/like name@example.com/)
      await field(page, 'First name').fill('Janet')
      await field(page, 'E-mail').fill(customer.email)
      await field(page, 'Phone').fill('090-7777-8888')
      await expect(visibleText(page, 'When you save this')).toBeHidden()
      await field(page, 'Contractor').check()
      await expect(visibleText(page, 'They will be signed out everywhere')).toBeVisible()
      await button(page, 'UPDATE').click()
      await expect(toast(page, 'User updated successfully')).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe(person)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smith, Janet')
      await expect(fact(page, 'Status')).toHaveText('Contractor')
      expect((await callAs(customer, '/api/users/profile')).status).toBe(401)

      await page.getByRole('link', { name: 'Edit' }).click()
      await button(page, 'DELETE').click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
      await expect(question.getByRole('listitem')).toHaveText([new RegExp(orderNumber)])
      await question.getByRole('button', { name: 'DELETE' }).click()
      await expect(toast(page, 'User deleted')).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe('/admin/userlist')
      expect((await callAs(await staff('admin'), at(customer.user._id))).status).toBe(404)

      // The open request says so, and offers neither a page of the customer nor a message to them.
      await page.goto(`/admin/quote/${id}`)
      await expect(visibleText(page, /account was deleted on/)).toBeVisible()
      await expect(visibleText(page, /no message reaches them/)).toBeVisible()
      await expect(button(page, 'SEND')).toHaveCount(0)
      await expect(page.locator(`a[href="${person}"]`)).toHaveCount(0)
    },
  )
})

test('a refused change shows the reason at its field', async ({ signedInAs, newCustomer }) => {
  const page = await signedInAs('admin')
  const { user: admin } = await staff('admin')
  await page.goto(`/admin/user/${admin._id}/edit`)
  await field(page, 'Admin').uncheck()
  await expect(visibleText(page, 'You will be signed out everywhere')).toBeVisible()
  await button(page, 'UPDATE').click()
  await expect(field(page, 'Admin')).toHaveAccessibleDescription(/remove your own admin role/)
  await button(page, 'DELETE').click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await question.getByRole('button', { name: 'DELETE' }).click()
  await expect(question.getByRole('alert')).toContainText(
    'You cannot delete your own account here.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await button(page, 'Leave').click()

  const { user: owner } = await staff('owner')
  await page.goto(`/admin/user/${owner._id}/edit`)
  await field(page, 'Translator').check()
  await button(page, 'UPDATE').click()
  await expect(field(page, 'Admin')).toHaveAccessibleDescription(/Only an owner can change/)
  await field(page, 'Translator').uncheck()
  await field(page, 'E-mail').fill('another@example.com')
  await button(page, 'UPDATE').click()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/Only an owner can change the/)

  const [one, other] = [await newCustomer(), await newCustomer()]
  await page.goto(`/admin/user/${one.user._id}/edit`)
  await field(page, 'E-mail').fill(other.email)
  await expect(visibleText(page, 'We will e-mail the old address about the change.')).toBeVisible()
  await button(page, 'UPDATE').click()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/already registered/)
})

test('a form opened before another clerk’s change does not undo it without a warning', async ({
  signedInAs,
  newCustomer,
}) => {
  const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
  await confirmAddress(customer)
  const { user } = customer
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.goto(`/admin/user/${user._id}/edit`)
  await field(page, 'First name').fill('Janet')
  const other = await signedInAs('owner')
  await other.goto(`/admin/user/${user._id}/edit`)
  await field(other, 'Contractor').check()
  await button(other, 'UPDATE').click()
  await expect(toast(other, 'User updated successfully')).toBeVisible()
  await button(page, 'UPDATE').click()

  await expect(toast(page, 'This has changed since you opened it')).toBeVisible()
  await expect(fact(page, 'Contractor')).toHaveText('Yes')
  await expect(field(page, 'First name')).toHaveValue('Janet')
  await expect(field(page, 'Contractor')).not.toBeChecked()
  await field(page, 'Contractor').check()
  await button(page, 'UPDATE').click()
  await expect(toast(page, 'User updated successfully')).toBeVisible()
  await expect(fact(page, 'Status')).toHaveText('Contractor')
})
