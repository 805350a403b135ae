import { uploadIcon } from '@kakehashi/contract/services/pictures'
import { fillServiceForm, createDraftService, uniqueServiceName } from '../../pages/service-form.ts'
import { button, field, visibleText, toast } from '../../pages/forms.ts'
import { expect, pathOf, test } from '../../support/fixtures.ts'
import { sendRequest, staff } from '../../support/office-api.ts'
import { textFile, photographs } from '../../documents/sample-documents.ts'
import { callAs } from '../../support/people.ts'

test('a picture is an address or an upload, has a preview, and appears beside requests', async ({
  signedInAs,
  newCustomer,
  openBrowser,
}) => {
  const draft = await createDraftService()
  const page = await signedInAs('admin')
  await page.goto(`/admin/service/${draft._id}/edit`)
  await field(page, 'Image').fill('http://example.com/plain.png')
  const name = uniqueServiceName()
  await fillServiceForm(page, name, '45')
  await button(page, 'UPDATE').click()
  await expect(field(page, 'Image')).toHaveAccessibleDescription(/begins with https/)
  await field(page, 'Image').fill('https://example.com/safe.png')
  await expect(visibleText(page, 'The address is saved')).toBeVisible()

  const choose = async (files: typeof textFile | string) => {
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Upload: Icon').click()
    await (await choosing).setFiles(files)
  }
  await choose(textFile)
  await expect(toast(page, 'Send a JPEG, PNG or WebP picture.')).toBeVisible()
  await expect(field(page, 'Icon')).toHaveAccessibleDescription(/Send a JPEG, PNG or WebP picture/)
  await choose(photographs.passport)
  await expect(toast(page, 'Icon uploaded')).toBeVisible()
  await expect(field(page, 'Icon')).toHaveValue(/^\/api\/pictures\//)
  const shown = page.getByRole('img', { name: 'Current icon' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await button(page, 'UPDATE').click()
  await expect(toast(page, 'Service updated')).toBeVisible()

  // UPDATE waits for an upload that is not finished.
  await page.goto(`/admin/service/${draft._id}/edit`)
  const before = await field(page, 'Icon').inputValue()
  const { promise: sent, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(`**${uploadIcon.path}`, async (route) => {
    await sent
    await route.continue()
  })
  await choose(photographs.passport)
  await expect(page.getByRole('progressbar', { name: 'Sending Icon' })).toBeVisible()
  await page.getByRole('link', { name: 'Services' }).last().click()
  await button(page, 'Stay here').click()
  await button(page, 'UPDATE').click()
  await expect(button(page, 'UPDATE')).toBeDisabled()
  letThrough()
  await expect.poll(() => pathOf(page)).toBe('/admin/servicelist')
  await page.unroute(`**${uploadIcon.path}`)
  await page.goto(`/admin/service/${draft._id}/edit`)
  await expect(field(page, 'Icon')).toHaveValue(/^\/api\/pictures\//)
  await expect(field(page, 'Icon')).not.toHaveValue(before)

  // The customer and the office see the picture beside the request.
  const customer = await newCustomer()
  const { _id } = await sendRequest(customer, { requestItem: name })
  const icon = `img[src="${await field(page, 'Icon').inputValue()}"]`
  for (const [reader, path] of [
    [await openBrowser(customer), '/profile/myrequests'],
    [await openBrowser(customer), `/request/${_id}`],
    [page, `/admin/quote/${_id}`],
    [page, `/admin/user/${customer.user._id}`],
  ] as const) {
    await reader.goto(path)
    const beside = reader.getByRole('main').locator(icon).first()
    await expect(beside).toBeVisible()
    await expect
      .poll(() => beside.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }

  // A slow upload shows its progress and can be cancelled.
  await page.goto(`/admin/service/${draft._id}/edit`)
  await page.route(`**${uploadIcon.path}`, () => {})
  await choose(photographs.passport)
  await expect(page.getByRole('progressbar', { name: 'Sending Icon' })).toBeVisible()
  await button(page, 'Cancel: Icon').click()
  await expect(button(page, 'Upload: Icon')).toBeVisible()
  await callAs(await staff('admin'), `/api/services/${draft._id}`, 'DELETE')
})
