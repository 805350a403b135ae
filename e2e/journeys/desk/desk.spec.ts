import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { uploadTranslation } from '@kakehashi/contract/documents/files'
import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import type { Page } from '@playwright/test'
import { answerDialog } from '../../pages/office-request.ts'
import { button, downloadButton, field, logIn, toast, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, inBothLayouts, pathOf, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { samplePassword } from '../../support/people.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'

const rowTo = (page: Page, id: string) => page.getByRole('main').locator(`a[href="/desk/${id}"]`)
const pdf = { name: 'finished.pdf', mimeType: 'application/pdf', buffer: samplePdf('Translation') }

async function choose(page: Page, file: typeof pdf) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (?:a|another) PDF$/ }).click()
  const chooser = await choosing
  expect(await chooser.element().getAttribute('accept')).toBe('.pdf')
  await chooser.setFiles(file)
}

inBothLayouts(() => {
  test(
    'a translator sees only their own requests and submits a translation',
    { tag: '@core' },
    async ({ signedInAs, newCustomer }) => {
      const customer = await newCustomer({ firstName: 'Jane', lastName: 'Smith' })
      const document = await api.sendDocument(customer)
      const { _id: id, orderNumber } = await api.sendRequest(customer, {
        document,
        fromLanguage: 'en',
        toLanguage: 'ja',
        details: 'Please spell the name as in the passport.',
      })
      const { _id: notTheirs } = await api.sendRequest(customer)
      await api.advanceTo(id, 'translate', 0)
      await api.addNote(id, 'The seal is on page two.', 'translator')
      await api.addNote(id, 'Pays late.')

      const page = await signedInAs('translator')
      await page.goto('/desk')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My desk')
      await expect(rowTo(page, id)).toContainText(orderNumber)
      await expect(rowTo(page, id)).toContainText('Translate it and submit the PDF')
      // Requests to do come before those with others, the earliest promised day first.
      const pile = (name: string) => page.getByRole('region', { name })
      await expect(rowTo(page, id).and(pile('To do').getByRole('link'))).toBeVisible()
      await expect(pile('To do').getByText('Handed in')).toHaveCount(0)
      await expect(pile('Waiting for others').getByText('hand in the PDF')).toHaveCount(0)
      const days = await pile('To do')
        .getByRole('listitem')
        .filter({ hasNotText: 'Returned by review' })
        // An interpretation shows the day the customer wants, which may be before the promised one.
        .filter({ hasText: 'Promised for' })
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
      await expect(downloadButton(page, 'ORIGINAL')).toBeVisible()
      for (const unseen of ['$', customer.email, '090-1234-5678', 'Pays late.']) {
        await expect(main).not.toContainText(unseen)
      }

      await button(page, 'SUBMIT TRANSLATION').click()
      await expect(page.getByRole('alert')).toContainText('Upload the translation first')
      await choose(page, { ...pdf, name: 'photo.jpg', mimeType: 'image/jpeg' })
      await expect(visibleText(main, 'A translation must be a PDF.').first()).toBeVisible()
      await choose(page, pdf)
      await expect(toast(page, 'Translation received')).toBeVisible()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.postData() ?? '')
      })
      await button(page, 'SUBMIT TRANSLATION').dblclick()
      await expect(toast(page, 'Translation submitted')).toBeVisible()
      await expect.poll(() => pathOf(page)).toBe('/desk')
      await expect(rowTo(page, id)).toContainText('Submitted, the office is reviewing it')
      expect(sent).toHaveLength(1)
      expect(JSON.parse(sent[0] ?? '')).toMatchObject({ requestId: id, isTranslated: true })

      // A wrong file can be taken back until the office acts on it.
      await rowTo(page, id).click()
      await button(page, 'TAKE IT BACK').click()
      await answerDialog(page, /The request comes back to you/, 'TAKE IT BACK')
      await expect(toast(page, 'The file was taken back')).toBeVisible()
      await expect(visibleText(main, 'finished.pdf (withdrawn)').first()).toBeVisible()
      await choose(page, pdf)
      await expect(toast(page, 'Translation received')).toBeVisible()
      await button(page, 'SUBMIT TRANSLATION').click()
      await expect.poll(() => pathOf(page)).toBe('/desk')

      await api.returnToTranslator(id, 'The date is wrong.')
      await expect(rowTo(page, id)).toContainText('Translate it and submit the PDF')
      await expect(rowTo(page, id)).toContainText('Returned by review')
      await expect(rowTo(page, id)).toContainText('The date is wrong.')
      await rowTo(page, id).click()
      await expect(main).toContainText('Returned by review on')
      await expect(main).toContainText('The date is wrong.')
    },
  )
})

test('a translation that fails to submit keeps its file and can be submitted again', async ({
  signedInAs,
  newCustomer,
}) => {
  const { _id: id } = await api.sendRequest(await newCustomer())
  await api.advanceTo(id, 'translate')
  const page = await signedInAs('translator')
  await page.goto(`/desk/${id}`)
  // Leaving during the upload warns that nothing has been submitted.
  const arriving = Promise.withResolvers<void>()
  await page.route(`**${uploadTranslation.path}`, async (route) => {
    await arriving.promise
    await route.fallback()
  })
  await choose(page, pdf)
  await button(page, 'SUBMIT TRANSLATION').click()
  await page.getByRole('link', { name: 'My desk' }).first().click()
  await answerDialog(page, /nothing is submitted/, 'Leave')
  await expect.poll(() => pathOf(page)).toBe('/desk')
  await rowTo(page, id).click()
  await expect(visibleText(page, 'finished.pdf')).toBeVisible()
  arriving.resolve()
  await expect(toast(page, 'Translation received')).toBeVisible()
  // The chosen file is still there after a reload.
  await page.reload()
  await expect(visibleText(page, 'finished.pdf')).toBeVisible()
  await page.route(`**${updateRequest.path.replace(':requestId', id)}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await button(page, 'SUBMIT TRANSLATION').click()
  await expect(toast(page, genericError.en)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await button(page, 'SUBMIT TRANSLATION').click()
  await expect(toast(page, 'Translation submitted')).toBeVisible()
})

test('a translator declines one request and accepts another, and the office sees both', async ({
  signedInAs,
  newCustomer,
}) => {
  const customer = await newCustomer()
  const [{ _id: declined }, { _id: accepted }] = [
    await api.sendRequest(customer),
    await api.sendRequest(customer),
  ]
  for (const id of [declined, accepted]) await api.advanceTo(id, 'translate')
  const page = await signedInAs('translator')
  await page.goto('/desk')
  await expect(rowTo(page, declined)).toContainText('New: accept or decline')
  await rowTo(page, declined).click()
  await button(page, 'DECLINE').click()
  await page.getByRole('alertdialog').getByLabel('Why?').fill('I am away that week')
  await answerDialog(page, /It leaves your desk/, 'DECLINE')
  await expect(toast(page, 'Declined. The office will ask someone else.')).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/desk')
  await expect(rowTo(page, declined)).toHaveCount(0)

  await rowTo(page, accepted).click()
  await button(page, 'ACCEPT').click()
  await expect(toast(page, 'Accepted. The office can see it.')).toBeVisible()
  await expect(button(page, 'DECLINE')).toHaveCount(0)

  const office = await signedInAs('owner')
  await office.goto(`/admin/translate/${accepted}`)
  await expect(visibleText(office, 'Accepted', { exact: true })).toBeVisible()
  await office.goto(`/admin/translate/${declined}`)
  await expect(visibleText(office, 'Waits for a translator').first()).toBeVisible()
  await expect(visibleText(office, /^Declined by .+: I am away that week$/)).toBeVisible()
})

test('a translator asks the office a question and reads the answer', async ({
  signedInAs,
  newCustomer,
}) => {
  const { _id: id } = await api.sendRequest(await newCustomer())
  await api.advanceTo(id, 'translate')
  const desk = await signedInAs('translator')
  await desk.goto(`/desk/${id}`)
  await field(desk, 'Ask the office').fill('Is it Itoh or Ito?')
  await button(desk, 'ASK').click()
  await expect(toast(desk, 'Question sent')).toBeVisible()
  await expect(visibleText(desk, 'Your question has not been answered yet.')).toBeVisible()

  const office = await signedInAs('admin')
  await office.goto('/admin/translate')
  const row = office.locator(`[data-request="${id}"]`)
  await expect(row).toContainText('Question from the translator')
  await row.getByRole('link').click()
  const notes = office.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText('The translator waits for an answer')
  await notes.getByRole('button', { name: 'Answer' }).click()
  const note = office.getByPlaceholder('Leave a comment...')
  await expect(note).toBeFocused()
  await expect(field(office, 'Who reads it')).toHaveValue('translator')
  await note.fill('Itoh, as in the passport.')
  await button(office, 'ADD NOTE').click()
  await expect(toast(office, 'Note submitted')).toBeVisible()
  await expect(notes).not.toContainText('The translator waits for an answer')
  await expect(field(office, 'Who reads it')).toHaveValue('office')

  await expect(visibleText(desk, 'Itoh, as in the passport.')).toBeVisible()
})

test('a link to the desk opens it after the login', async ({ page, say }) => {
  await page.goto('/desk')
  await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fdesk')
  await logIn(page, say, { email: 'translator@example.com', password: samplePassword })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My desk')
  expect(pathOf(page)).toBe('/desk')
})

inBothLanguages(() => {
  test('another translator’s request is not found', async ({
    signedInAs,
    newCustomer,
    say,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/)
    const { _id: id } = await api.sendRequest(await newCustomer())
    const page = await signedInAs('translator')
    await page.goto(`/desk/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('We cannot find this request'),
    )
  })
})
