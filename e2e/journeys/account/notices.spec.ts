import { getNoticeChoices, listNotices } from '@kakehashi/contract/requests/notices'
import { button, toast } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { sendRequest, staff, sendMessage } from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'

inBothLanguages(() => {
  test('a customer turns a notice off, and on again', async ({ newCustomer, openBrowser, say }) => {
    const customer = await newCustomer()
    const request = await sendRequest(customer)
    const page = await openBrowser(customer)
    await page.goto('/profile/notices')
    const messages = page.getByRole('checkbox', { name: say('A new message from us') })
    await expect(messages).toBeChecked()
    await messages.uncheck()
    await button(page, say('SAVE')).click()
    await expect(toast(page, say('Your settings have been saved'))).toBeVisible()
    await page.reload()
    await expect(messages).not.toBeChecked()

    await sendMessage(await staff('admin'), request._id, 'One question.')
    const { body } = await callAs(customer, listNotices.path.replace(':requestId', request._id))
    const states = (JSON.parse(body) as { kind: string; state: string }[])
      .filter(({ kind }) => kind === 'message-to-customer')
      .map(({ state }) => state)
    expect(states).toEqual(['unwanted'])

    await messages.check()
    await button(page, say('SAVE')).click()
    await expect
      .poll(async () => JSON.parse((await callAs(customer, getNoticeChoices.path)).body) as unknown)
      .toEqual({ off: [] })
    await expect(page.getByRole('main')).toContainText(
      say('You cannot turn these off, because you need to act on them or may need them later.'),
    )
  })
})

test('a clerk turns on the mail about the day, which customers are not offered', async ({
  newCustomer,
  openBrowser,
}) => {
  const mine = await openBrowser(await newCustomer())
  await mine.goto('/profile/notices')
  await expect(mine.getByRole('checkbox', { name: 'A new message from us' })).toBeVisible()
  const name = 'The day at the office'
  await expect(mine.getByRole('checkbox', { name })).toBeHidden()

  const page = await openBrowser(await staff('admin'))
  await page.goto('/profile/notices')
  await page.getByRole('checkbox', { name }).check()
  await button(page, 'SAVE').click()
  await expect(toast(page, 'Your settings have been saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await page.getByRole('checkbox', { name }).uncheck()
  await button(page, 'SAVE').click()
})

test('the language of pages and notices can be chosen here', async ({
  newCustomer,
  openBrowser,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await page.goto('/profile/notices')
  await page.getByRole('main').getByRole('button', { name: '日本語' }).click()
  await expect(page.getByRole('main')).toContainText('日本語でお送りします')
  const { body } = await callAs(customer, '/api/users/profile')
  expect(JSON.parse(body)).toMatchObject({ language: 'ja' })
})
