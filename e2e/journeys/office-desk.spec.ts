import { uploadTranslation } from '@kakehashi/contract/files'
import { updateRequest } from '@kakehashi/contract/request-commands'
import type { Page } from '@playwright/test'
import { answer, atBothWidths } from '../stages.ts'
import { button, inSight, logIn, toast } from '../forms.ts'
import { expect, inBothLanguages, pathOf, test } from '../office.ts'
import * as work from '../office-work.ts'
import { samplePassword } from '../people.ts'
import { samplePdf } from '../sample-pdf.ts'

const rowTo = (page: Page, id: string) => page.getByRole('main').locator(`a[href="/desk/${id}"]`)
const pdf = { name: 'finished.pdf', mimeType: 'application/pdf', buffer: samplePdf('Translation') }

async function choose(page: Page, file: typeof pdf) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (?:a|another) PDF$/ }).click()
  const chooser = await choosing
  expect(await chooser.element().getAttribute('accept')).toBe('.pdf')
  await chooser.setFiles(file)
}

atBothWidths(() => {
  test('a translator finds what was given to them, hands it in, and sees nothing else', async ({
    signedInAs,
    newCustomer,
  }) => {
    const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
    const document = await work.sendPaper(customer)
    const { _id: id, orderNumber } = await work.placeOrder(customer, {
      document,
      fromLanguage: 'en',
      toLanguage: 'ja',
      details: 'Please spell the name as in the passport.',
    })
    const { _id: notTheirs } = await work.placeOrder(customer)
    await work.bringTo(id, 'translate', 0)
    await work.note(id, 'The seal is on page two.')

    const page = await signedInAs('translator')
    await page.goto('/desk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My desk')
    await expect(rowTo(page, id)).toContainText(orderNumber)
    await expect(rowTo(page, id)).toContainText('Translate it and hand in the PDF')
    // What is to be done stands before what waits for somebody else, the earliest promise first.
    const pile = (name: string) => page.getByRole('region', { name })
    await expect(rowTo(page, id).and(pile('To do').getByRole('link'))).toBeVisible()
    await expect(pile('To do').getByText('Handed in')).toHaveCount(0)
    await expect(pile('With others').getByText('hand in the PDF')).toHaveCount(0)
    const days = await pile('To do')
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)))
    await expect(rowTo(page, id)).toContainText(/Promised for\s*\d\d [A-Z][a-z]{2}, \d{4}/)
    await expect(rowTo(page, notTheirs)).toHaveCount(0)
    await rowTo(page, id).click()

    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal')
    await expect(main).toContainText('Smith, Jane')
    await expect(main).toContainText('English to Japanese')
    await expect(main).toContainText('Please spell the name as in the passport.')
    await expect(main).toContainText('The seal is on page two.')
    await expect(button(page, 'ORIGINAL')).toBeVisible()
    for (const unseen of ['$', customer.email, '090-1234-5678']) {
      await expect(main).not.toContainText(unseen)
    }

    await button(page, 'SUBMIT TRANSLATION').click()
    await expect(page.getByRole('alert')).toContainText('Upload the translation first')
    await choose(page, { ...pdf, name: 'photo.jpg', mimeType: 'image/jpeg' })
    await expect(inSight(main, 'A translation must be a PDF.').first()).toBeVisible()
    await choose(page, pdf)
    await expect(toast(page, 'Translation received')).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData() ?? '')
    })
    await button(page, 'SUBMIT TRANSLATION').dblclick()
    await expect(toast(page, 'Translation submitted')).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/desk')
    await expect(rowTo(page, id)).toContainText('Handed in, the office reviews it')
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ requestId: id, isTranslated: true })

    await work.returnToTranslator(id, 'The date is wrong.')
    await expect(rowTo(page, id)).toContainText('Translate it and hand in the PDF')
    await rowTo(page, id).click()
    await expect(main).toContainText('It came back from review')
    await expect(main).toContainText('The date is wrong.')
  })
})

test('a refusal keeps the file, and the next press sends it again', async ({
  signedInAs,
  newCustomer,
}) => {
  const { _id: id } = await work.placeOrder(await newCustomer())
  await work.bringTo(id, 'translate')
  const page = await signedInAs('translator')
  await page.goto(`/desk/${id}`)
  // Handed in while it still arrives: whoever goes now is told that nothing has been.
  const arriving = Promise.withResolvers<void>()
  await page.route(`**${uploadTranslation.path}`, async (route) => {
    await arriving.promise
    await route.fallback()
  })
  await choose(page, pdf)
  await button(page, 'SUBMIT TRANSLATION').click()
  await page.getByRole('link', { name: 'My desk' }).first().click()
  await answer(page, /is not sent if you leave/, 'Leave')
  await expect.poll(() => pathOf(page)).toBe('/desk')
  await rowTo(page, id).click()
  await expect(inSight(page, 'finished.pdf')).toBeVisible()
  arriving.resolve()
  await expect(toast(page, 'Translation received')).toBeVisible()
  // What was chosen is still there after a reload.
  await page.reload()
  await expect(inSight(page, 'finished.pdf')).toBeVisible()
  await page.route(`**${updateRequest.path.replace(':requestId', id)}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await button(page, 'SUBMIT TRANSLATION').click()
  await expect(toast(page, 'We could not reach the office.')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await button(page, 'SUBMIT TRANSLATION').click()
  await expect(toast(page, 'Translation submitted')).toBeVisible()
})

test('a mail’s link to the desk leads there through the login', async ({ page, say }) => {
  await page.goto('/desk')
  await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fdesk')
  await logIn(page, say, { email: 'translator@example.com', password: samplePassword })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My desk')
  expect(pathOf(page)).toBe('/desk')
})

inBothLanguages(() => {
  test('what belongs to somebody else is not there', async ({
    signedInAs,
    newCustomer,
    say,
    faults,
  }) => {
    faults.await(/status of 404/)
    const { _id: id } = await work.placeOrder(await newCustomer())
    const page = await signedInAs('translator')
    await page.goto(`/desk/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Unexpected Application Error!'),
    )
  })
})
