import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { problems } from '@kakehashi/contract/fields/problems'
import { listServices } from '@kakehashi/contract/services/services'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { readFileSync } from 'node:fs'
import { expect, inBothLanguages, pathOf, refuseLiveUpdates, test } from '../../support/fixtures.ts'
import { button, containing, field, toast, visibleText, pressRetry } from '../../pages/forms.ts'
import { mailTo, requestSubject } from '../../support/mailbox.ts'
import {
  addFiles,
  fileRow,
  openRequestForm,
  requestsOf,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest } from '../../support/office-api.ts'
import { photographs, twoPagePdf } from '../../documents/sample-documents.ts'

const photos = [photographs.birthCertificate, photographs.passport]

inBothLanguages((language) => {
  test('a request needs only a service', async ({ newCustomer, openBrowser, say }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await page.goto('/profile')
    await openRequestForm(page, say)
    await page.getByLabel(say('When do you need it?')).fill('2026-01-05')
    await sendButton(page, say).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(problems['service-required'][language])
    await expect(summary).toContainText(problems['day-past'][language])
    expect(await requestsOf(customer)).toEqual([])

    await page.getByLabel(say('When do you need it?')).fill('')
    await field(page, say('Service')).selectOption('Legal')
    await sendButton(page, say).click()
    await expect(
      toast(page, say('Request created; a representative will contact you soon.')),
    ).toBeVisible()
    const id = await waitForRequestPage(page)
    await expect(toast(page, say('Email sent successfully'))).toHaveCount(1, { timeout: 20_000 })
    const { orderNumber } = await readRequest(customer, id)
    await mailTo(customer.email, requestSubject('request-received', orderNumber, language))
    expect(await requestsOf(customer)).toEqual([
      expect.objectContaining({ _id: id, requestItem: 'Legal', details: '' }),
    ])

    // Going back skips the form, and the form is empty again.
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/profile')
    await openRequestForm(page, say)
    await expect(field(page, say('Service'))).toHaveValue('')
    await expect(page.getByText(say('We saved your answers from last time.'))).toHaveCount(0)
    expect(await requestsOf(customer)).toHaveLength(1)
  })

  test('the documents chosen in the marriage guide are filled in and can be changed', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const page = await openBrowser(await newCustomer())
    const link = '?service=konin-todoke-marriage-form&documents=konin-todoke,birth-certificate'
    await openRequestForm(page, say, link)
    await expect(field(page, say('Service'))).toHaveValue('Konin-Todoke Marriage Form')
    const details = page.getByLabel(say('Details'))
    await expect(details).toHaveValue(containing(say('Konin-Todoke (marriage form)')))
    await expect(details).toHaveValue(containing(say('Birth certificate')))

    // A change is kept after a reload, although the address still names the documents.
    await details.fill('Only the birth certificate.')
    await field(page, say('Service')).selectOption('Medical')
    await page.reload()
    await expect(details).toHaveValue('Only the birth certificate.')
    await expect(field(page, say('Service'))).toHaveValue('Medical')
  })
})

test(
  'the office receives every field and every document of a request',
  { tag: '@core' },
  async ({ newCustomer, openBrowser, say }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await openRequestForm(page, say)
    await field(page, say('Service')).selectOption('Marriage Certificate')
    await page.getByLabel(say('Details')).fill('Please spell it Higa.\nThank you.')
    await addFiles(page, say, photos)
    await expect(toast(page, 'Document received'), 'once for both').toHaveCount(1)
    await addFiles(page, say, [twoPagePdf])
    await expect(fileRow(page, 'birth-certificate-sample.jpg')).toContainText(say('Ready'))
    await expect(fileRow(page, 'birth-certificate-sample.jpg').locator('img')).toHaveAttribute(
      'src',
      /^data:image\/jpeg/,
    )
    await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
    await expect(fileRow(page, twoPagePdf.name)).toContainText('PDF, 2 pages, 1 KB')
    await page.getByLabel(say('From')).selectOption('ja')
    await page.getByLabel(say('Into')).selectOption('en')
    await page.getByLabel(say('What is it for?')).selectOption('visa')
    const neededBy = addDays(dayAt(new Date(), sampleOffice.timeZone), 40)
    await page.getByLabel(say('When do you need it?')).fill(neededBy)
    await sendButton(page, say).click()

    const request = await readRequest(customer, await waitForRequestPage(page))
    expect(request).toMatchObject({
      requestItem: 'Marriage Certificate',
      details: 'Please spell it Higa.\nThank you.',
      fromLanguage: 'ja',
      toLanguage: 'en',
      purpose: 'visa',
      neededBy,
    })
    expect(request.documents.map(({ name }) => name).toSorted()).toEqual([
      'birth-certificate-sample.jpg',
      twoPagePdf.name,
      'passport-sample.jpg',
    ])
    // The first file added is the request's `document`.
    const kept = await page.request.get(request.document ?? '')
    expect(await kept.body()).toEqual(readFileSync(photographs.birthCertificate))
  },
)

test('files can be dropped onto the page', async ({ newCustomer, openBrowser, say }) => {
  const page = await openBrowser(await newCustomer())
  await openRequestForm(page, say)
  const given = readFileSync(photographs.passport).toString('base64')
  const files = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
    const carried = new DataTransfer()
    carried.items.add(new File([bytes], 'passport.jpg', { type: 'image/jpeg' }))
    return carried
  }, given)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.dispatchEvent('dragenter', { dataTransfer: files })
  await expect(visibleText(page, say('Drop your files to add them'))).toBeVisible()
  await heading.dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByText(say('Drop your files to add them'))).toHaveCount(0)
  await expect(fileRow(page, 'passport.jpg')).toContainText(say('Ready'))
})

test('a customer fills in and sends the form by keyboard', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openRequestForm(page, say)
  const reach = async (what: ReturnType<typeof field>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Not reached within 40 tab presses')
  }
  await reach(field(page, say('Service')))
  await page.keyboard.type('Leg')
  await reach(page.getByLabel(say('Details')))
  await page.keyboard.type('By keyboard')
  // Wait for the event before focusing, because a key press is faster than a click.
  const picker = page.waitForEvent('filechooser')
  await reach(button(page, say('Add files')))
  await page.keyboard.press('Enter')
  await (await picker).setFiles(photos)
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  await page.keyboard.press('Shift+Tab')
  const remove = button(page, say('Remove: {name}', { name: 'passport-sample.jpg' }))
  await expect(remove).toBeFocused()
  await expect(remove).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(fileRow(page, 'passport-sample.jpg')).toHaveCount(0)
  await reach(sendButton(page, say))
  await page.keyboard.press('Enter')
  const request = await readRequest(customer, await waitForRequestPage(page))
  expect(request).toMatchObject({ requestItem: 'Legal', details: 'By keyboard' })
  expect(request.documents.map(({ name }) => name)).toEqual(['birth-certificate-sample.jpg'])
})

test('services that fail to load can be retried', async ({ newCustomer, openBrowser, say }) => {
  const page = await openBrowser(await newCustomer())
  await refuseLiveUpdates(page)
  const reading = `**${listServices.path}*`
  // Not aborted: after a lost connection or an error of the server, it is read again without a press.
  await page.route(reading, (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/submitrequest')
  await expect(page.getByRole('alert')).toContainText(genericError.en)
  await page.unroute(reading)
  await pressRetry(button(page, say('RETRY')))
  await expect(field(page, say('Service'))).toBeVisible()
})
