import { visibleText } from '../../pages/forms.ts'
import { expect, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { expectStage, openStage, requestAt } from '../../pages/office-request.ts'

test('a clerk records the balance and delivers without a mouse', async ({ signedInAs }) => {
  const id = await requestAt('delivery', { paid: 20 })
  const page = await signedInAs('admin')
  await openStage(page, 'delivery', id)
  await expect(page.getByLabel('Update amount paid')).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.getByLabel('Update amount paid')).toBeFocused()
  await page.keyboard.type('45')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'DELIVERED' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStage(page, 'complete', id)
})

test('single keys go to notes, messages and the next request, and Escape leaves a field', async ({
  signedInAs,
}) => {
  const other = await requestAt('quote')
  await requestAt('quote')
  const page = await signedInAs('admin')
  await openStage(page, 'quote', other)
  await expect(page.getByLabel('Deposit')).toBeVisible()
  for (const [key, target] of [
    ['f', page.getByLabel('Deposit')],
    ['m', page.getByLabel(/^Write to the customer/)],
    ['c', page.getByPlaceholder('Leave a comment...')],
  ] as const) {
    await page.keyboard.press(key)
    await expect(target).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(target).not.toBeFocused()
  }
  await expect(visibleText(page, /^\d+ of \d+$/)).toBeVisible()
  // The next request may belong to another test that expects it to be unread.
  await page.route('**/api/requests/*/viewed', (route) => route.fulfill({ json: {} }))
  await page.keyboard.press(']')
  await expect(page).not.toHaveURL(new RegExp(other))
  await expect(page).toHaveURL(/\/admin\/quote\/[\da-f-]{36}$/)
})

test('after a quote the page offers the next request to quote', async ({ signedInAs }) => {
  await requestAt('quote')
  const id = await requestAt('quote')
  const page = await signedInAs('admin')
  // Other tests may change which one is due first.
  await refuseLiveUpdates(page)
  await openStage(page, 'quote', id)
  await page.getByRole('button', { name: 'SUBMIT QUOTE' }).click()
  await expectStage(page, 'payment', id)
  const next = visibleText(page, 'Next to quote:').locator('..').getByRole('link')
  const to = (await next.getAttribute('href')) ?? ''
  expect(to).toMatch(/^\/admin\/quote\/[\da-f-]{36}$/)
  // No field has the focus, so the key that is offered works at once.
  await page.keyboard.press('n')
  await expect(page).toHaveURL(new RegExp(`${to}$`))
})

test('a key that is held down acts only once', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  const sent: string[] = []
  page.on('request', (one) => {
    const word = /"is(?:Paid|Delivered)"/.exec(one.postData() ?? '')
    if (word) sent.push(word[0])
  })
  // A held key sends `down` again without `up`.
  const hold = async (key: string) => {
    for (let time = 0; time < 3; time += 1) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }

  const paid = await requestAt('review', { paid: 45 })
  await openStage(page, 'review', paid)
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible()
  await hold('a')
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeFocused()
  await page.keyboard.down('Enter')
  await expectStage(page, 'delivery', paid)
  await expect(page.getByRole('button', { name: 'DELIVERED' })).toBeVisible()
  await hold('Enter')
  await hold('a')
  await expect(page.getByRole('button', { name: 'DELIVERED' })).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByLabel(/^Write to the customer/)).toBeFocused()
  expect(await api.readRequest(await api.staff('admin'), paid)).toMatchObject({ stage: 'delivery' })

  const owing = await requestAt('payment')
  await openStage(page, 'payment', owing)
  await page.getByLabel('Amount paid').fill('45')
  await page.keyboard.down('Enter')
  await expect(page.getByRole('button', { name: 'PAYMENT COMPLETE' })).toBeFocused()
  await hold('Enter')
  await expect(page.getByLabel('Amount paid')).toHaveCount(0)
  expect(await api.readRequest(await api.staff('admin'), owing)).toMatchObject({ stage: 'payment' })
  expect(sent).toEqual([])
})
