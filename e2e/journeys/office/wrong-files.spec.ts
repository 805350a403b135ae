import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { expect, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { openStage, requestAt } from '../../pages/office-request.ts'

test(
  'a clerk removes a file that belongs to somebody else, and puts it back',
  { tag: '@core' },
  async ({ newCustomer, signedInAs }) => {
    const customer = await newCustomer()
    const { _id: id } = await api.sendRequest(customer, {
      document: await api.sendDocument(customer),
    })
    const page = await signedInAs('admin')
    await openStage(page, 'quote', id)
    await visibleText(page, 'Wrong file?').click()
    await page.getByRole('button', { name: /^Remove file…/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove file' })
    await button(page, 'REMOVE THE FILE').click()
    await expect(dialog).toContainText('Choose the reason')
    await dialog.getByRole('radio', { name: 'It is another person’s document' }).check()
    await button(page, 'REMOVE THE FILE').click()
    await expect(toast(page, 'File removed')).toBeVisible()
    await expect(visibleText(page, 'No Document')).toBeVisible()
    await expect(visibleText(page, /was removed: another person's document\./)).toBeVisible()
    expect((await api.readRequest(customer, id)).documents).toEqual([])

    await visibleText(page, 'Removed files (1)').click()
    await page.getByRole('button', { name: /^Put back/ }).click()
    await expect(toast(page, 'File put back')).toBeVisible()
    await expect(page.getByText('Removed files (1)')).toHaveCount(0)
    expect((await api.readRequest(customer, id)).documents).toHaveLength(1)
  },
)

test('a clerk moves a file to the request it belongs to', async ({ newCustomer, signedInAs }) => {
  const [customer, neighbour] = [await newCustomer(), await newCustomer()]
  const { _id: id } = await api.sendRequest(customer, {
    document: await api.sendDocument(customer),
  })
  const { _id: to, orderNumber } = await api.sendRequest(neighbour)
  const page = await signedInAs('admin')
  await openStage(page, 'quote', id)
  await visibleText(page, 'Wrong file?').click()
  await page.getByRole('button', { name: /^Move to another request…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another request' })
  await field(page, 'Order number or name').fill(orderNumber)
  await dialog.getByRole('radio', { name: orderNumber }).check()
  await dialog.getByRole('radio', { name: 'It is another person’s document' }).check()
  await button(page, 'MOVE THE FILE').click()
  await expect(toast(page, 'File moved')).toBeVisible()
  await expect(visibleText(page, new RegExp(`was moved to ${orderNumber}`))).toBeVisible()
  expect((await api.readRequest(customer, id)).documents).toEqual([])
  expect((await api.readRequest(neighbour, to)).documents).toHaveLength(1)
})

test('the customer’s page shows staff only the translation that the customer gets', async ({
  signedInAs,
}) => {
  const id = await requestAt('review')
  const page = await signedInAs('admin')
  await page.goto(`/request/${id}`)
  await expect(
    visibleText(page, 'Your translation is not ready yet. You can download it here later.'),
  ).toBeVisible()
  await expect(page.getByText(/earlier version/)).toHaveCount(0)
})
