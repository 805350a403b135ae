import { button, field, pressRetry, toast, visibleText } from '../../pages/forms.ts'
import { expectStage, openStage, requestAt, sharedCustomer } from '../../pages/office-request.ts'
import { expect, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'

test('a request that fails to load can be retried and is marked as read when shown', async ({
  signedInAs,
}) => {
  const customer = await sharedCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await signedInAs('admin')
  await refuseLiveUpdates(page)
  await page.route(`**/api/requests/${id}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'The office is out for lunch.' } }),
  )
  await page.goto(`/admin/quote/${id}`)
  const failure = page.getByRole('alert').filter({ hasText: 'The office is out for lunch.' })
  await expect(failure).toBeVisible()
  const refusal = { status: 503, json: { message: 'The phone is engaged.' } }
  const [service, person] = ['**/api/services/*', `**/api/users/${customer.user._id}`]
  for (const path of [service, person]) await page.route(path, (route) => route.fulfill(refusal))
  await page.unroute(`**/api/requests/${id}`)
  await pressRetry(failure.getByRole('button', { name: 'RETRY' }))
  await expect(visibleText(page, 'No Document', { exact: true })).toBeVisible()
  // A price that failed to load must not show as no price, and the fields work without it.
  for (const name of ['Quote', 'Customer']) {
    const part = page.getByRole('region', { name, exact: true })
    await expect(part.getByRole('alert')).toContainText('The phone is engaged.')
  }
  await expect(page.getByText(/has no usual price/)).toHaveCount(0)
  await expect(field(page, 'Price')).toHaveValue('')
  for (const [name, path] of [
    ['Quote', service],
    ['Customer', person],
  ] as const) {
    const part = page.getByRole('region', { name, exact: true })
    // Only now, because without a stream the page soon fetches again by itself.
    await page.unroute(path)
    await pressRetry(part.getByRole('button', { name: 'RETRY' }))
    await expect(part.getByRole('alert')).toHaveCount(0)
  }
  await expect(field(page, 'Price')).toHaveValue('85.00')
  await expect
    .poll(async () => await api.readRequest(await api.staff('admin'), id))
    .toMatchObject({ adminViewed: true })
})

test('a document added while the request is on screen does not make it unread', async ({
  signedInAs,
}) => {
  const customer = await sharedCustomer()
  const { _id: id } = await api.sendRequest(customer)
  const page = await signedInAs('admin')
  const isSeen = async () => await api.readRequest(await api.staff('admin'), id)
  await page.goto(`/admin/quote/${id}`)
  await expect.poll(isSeen).toMatchObject({ adminViewed: true })
  await api.addDocumentTo(customer, id)
  await expect(visibleText(page, 'affidavit.pdf').first()).toBeVisible()
  await expect.poll(isSeen).toMatchObject({ adminViewed: true })
})

test('notes can be added until delivery, and then the page says why not', async ({
  signedInAs,
}) => {
  const id = await requestAt('delivery', { paid: 45 })
  const page = await signedInAs('admin')
  await openStage(page, 'delivery', id)
  const note = page.getByPlaceholder('Leave a comment...')
  await button(page, 'ADD NOTE').click()
  await expect(note).toHaveAccessibleDescription(/Enter some text/)

  // An unsent note stays in the browser.
  await note.fill('Has the old passport')
  await page.reload()
  await expect(note).toHaveValue('Has the old passport')
  await button(page, 'ADD NOTE').click()
  await expect(toast(page, 'Note submitted')).toBeVisible()
  await expect(note).toHaveValue('')
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByRole('listitem').last()).toContainText('Has the old passport')

  // The request contains only the newest fifty notes; older ones on screen must stay.
  for (let count = 0; count < 50; count += 1) await api.addNote(id, `Called, ${count}`)
  await expect(notes.getByRole('listitem').last()).toContainText('Called, 49')
  await expect(notes).toContainText('Has the old passport')

  await button(page, 'DELIVERED').click()
  await expectStage(page, 'complete', id)
  await expect(notes).toContainText('This request has been delivered, so you cannot add notes.')
  await expect(note).toHaveCount(0)
})
