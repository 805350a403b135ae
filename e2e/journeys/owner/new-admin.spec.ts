import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expect, pathOf, test } from '../../support/fixtures.ts'
import { confirmAddress, staff } from '../../support/office-api.ts'
import { mailTo } from '../../support/mailbox.ts'

test(
  'a new admin whom an admin appoints waits until an owner confirms it',
  { tag: '@core' },
  async ({ signedInAs, newCustomer }) => {
    test.slow()
    const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
    const person = `/admin/user/${customer.user._id}`
    const clerk = await signedInAs('admin')
    await clerk.goto(`${person}/edit`)
    await field(clerk, 'Admin').check()
    await button(clerk, 'UPDATE').click()
    await expect(field(clerk, 'E-mail')).toHaveAccessibleDescription(/has not confirmed/)

    await confirmAddress(customer)
    await expect(
      visibleText(clerk, 'The admin role waits until an owner confirms it.'),
    ).toBeVisible()
    await button(clerk, 'UPDATE').click()
    await expect(toast(clerk, 'The admin role waits for an owner to confirm it.')).toBeVisible()
    await expect.poll(() => pathOf(clerk)).toBe(person)
    await expect(visibleText(clerk, /The admin role of Smith, Jane waits/)).toBeVisible()
    await expect(button(clerk, 'Confirm')).toHaveCount(0)

    const { email } = await staff('owner')
    const mail = await mailTo(email, 'Jane Smith waits for your confirmation as an admin')
    expect(mail.text).toContain(person)
    const owner = await signedInAs('owner')
    await owner.goto('/owner/dashboard')
    const proposal = owner.getByRole('main').locator('div').filter({ hasText: 'Jane Smith' })
    await proposal.getByRole('link', { name: 'Jane Smith' }).first().click()
    await expect.poll(() => pathOf(owner)).toBe(person)
    await button(owner, 'Confirm').click()
    await expect(toast(owner, 'Confirmed as an admin')).toBeVisible()
    await expect(visibleText(clerk, /The admin role of Smith, Jane waits/)).toBeHidden()
  },
)
