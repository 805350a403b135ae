import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { readFile } from 'node:fs/promises'
import { exportAccount, leave } from '@kakehashi/contract/accounts/account-data'
import { problems } from '@kakehashi/contract/fields/problems'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { button, logIn, toast } from '../../pages/forms.ts'
import { expect, inBothLanguages, pathOf, storedUser, test } from '../../support/fixtures.ts'
import { sendRequest, readRequest, staff, sendMessage } from '../../support/office-api.ts'

inBothLanguages((language) => {
  test('a customer deletes their account with their password and is signed out', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto('/profile/data')
    await expect(page.getByRole('main')).toContainText(
      language === 'ja' ? '進行中のご依頼が1件あります' : 'You have 1 open request.',
    )
    await button(page, say('Delete my account')).click()
    const dialog = page.getByRole('dialog')
    const password = dialog.getByLabel(say('Current password'), { exact: true })
    await dialog.getByRole('button', { name: say('DELETE MY ACCOUNT') }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      problems['current-password-required'][language],
    )
    await password.fill('not my password')
    await dialog.getByRole('button', { name: say('DELETE MY ACCOUNT') }).click()
    const wrong = refusals['wrong-current-password'].text[language]
    await expect(password).toHaveAccessibleDescription(new RegExp(wrong))

    const deletion = Promise.withResolvers<void>()
    await page.route(`**${leave.path}`, async (route) => {
      if (route.request().method() === leave.method) await deletion.promise
      await route.continue()
    })
    await password.fill(customer.password)
    await dialog.getByRole('button', { name: say('DELETE MY ACCOUNT') }).click()
    // The dialog cannot be closed while the account is being deleted.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    for (const name of [say('Cancel'), say('Close')]) {
      await dialog.getByRole('button', { name, exact: true }).dispatchEvent('click')
    }
    await expect(dialog).toBeVisible()
    deletion.resolve()
    await expect(
      toast(page, say('Your account has been deleted. Thank you for using our services.')),
    ).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/login')
    expect(await storedUser(page)).toBeNull()
    await logIn(page, say, customer)
    await expect(toast(page, refusals['wrong-credentials'].text[language])).toBeVisible()
    expect((await readRequest(await staff('admin'), request._id)).isCompleted).toBe(false)
  })

  test('the page says why staff cannot delete their own account', async ({ signedInAs, say }) => {
    const page = await signedInAs('translator')
    await page.goto('/profile/data')
    await expect(page.getByRole('main')).toContainText(
      refusals['staff-cannot-leave'].text[language],
    )
    await expect(button(page, say('Delete my account'))).toHaveCount(0)
  })
})

test('a customer downloads all their data as one dated file', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const request = await sendRequest(customer)
  await sendMessage(customer, request._id, 'Is Friday possible?')
  const page = await openBrowser(customer)
  await page.goto('/profile/data')
  await page.route(`**${exportAccount.path}`, (route) => route.abort(), { times: 1 })
  await button(page, 'DOWNLOAD MY DATA').click()
  await expect(toast(page, genericError.en)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(genericError.en)

  const download = page.waitForEvent('download')
  await button(page, 'RETRY').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(toast(page, 'The download of your data has begun')).toBeVisible()
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    user: { email: customer.email },
    requests: [{ orderNumber: request.orderNumber, inbox: [{ comment: 'Is Friday possible?' }] }],
  })
})
