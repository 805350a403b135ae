import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { button, field, fillRegistration, logIn, toast, visibleText } from '../../pages/forms.ts'
import { addFiles, fileRow, requestsOf, waitForRequestPage } from '../../pages/request-form.ts'
import { newRegistration } from '../../support/people.ts'
import { photographs } from '../../documents/sample-documents.ts'
import type { Page } from '@playwright/test'
import type { Say } from '../../support/translations.ts'

const photos = [photographs.birthCertificate, photographs.passport]
const details = 'The passport has no middle name.'

async function fillIn(page: Page, say: Say): Promise<void> {
  await field(page, say('Service')).selectOption('Legal')
  await page.getByLabel(say('Details')).fill(details)
  await button(page, say('Continue')).click()
  await expect.poll(() => pathOf(page)).toBe('/start/documents')
  await addFiles(page, say, photos)
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Added'))
}

async function removeEverything(page: Page, say: Say): Promise<void> {
  await button(page, say('Remove everything')).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('Remove everything') }).click()
}

inBothLanguages(() => {
  test(
    'a visitor fills in the form, checks the answers, creates an account, and the request is sent',
    { tag: '@core' },
    async ({ page, say, at }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
      })
      await page.goto(at('/'))
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Start a request') })
        .click()
      await expect.poll(() => pathOf(page)).toBe('/start')
      await fillIn(page, say)
      await page.reload()
      await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Added'))
      await button(page, say('Continue')).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Check your answers'))
      await expect(visibleText(page, details)).toBeVisible()
      await page
        .getByRole('link', { name: say('Change: {label}', { label: say('Details') }) })
        .click()
      const detailsField = page.getByRole('textbox', { name: say('Details') })
      await expect(detailsField).toBeFocused()
      await detailsField.fill(`${details} Thank you.`)
      await button(page, say('Continue')).click()
      await expect(visibleText(page, `${details} Thank you.`)).toBeVisible()

      await button(page, say('Continue to your account')).click()
      const person = newRegistration()
      await fillRegistration(page, say, person)
      expect(sent, 'nothing reaches the office before there is an account').toEqual([])
      await button(page, say('CREATE ACCOUNT AND SEND REQUEST')).click()

      await waitForRequestPage(page)
      const request = toast(page, say('Request created; a representative will contact you soon.'))
      await expect(request).toBeVisible()
      await expect(visibleText(page, `${details} Thank you.`)).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('visitorDraft'))).toBeNull()
    },
  )
})

test('a visitor with an account logs in and finds the answers in the form', async ({
  page,
  say,
  newCustomer,
}) => {
  const person = await newCustomer()
  await page.goto('/start?service=will')
  await fillIn(page, say)
  await button(page, say('Continue')).click()
  await button(page, say('I have an account: log in')).click()
  await logIn(page, say, person)

  await expect.poll(() => pathOf(page)).toBe('/submitrequest')
  await expect(page.getByLabel(say('Details'))).toHaveValue(details)
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  expect(await requestsOf(person), 'it is not sent before the customer presses SEND').toEqual([])
})

test('what a visitor enters is only in the tab, unless it is kept on the device', async ({
  page,
  say,
}) => {
  await page.goto('/start')
  await fillIn(page, say)
  const other = await page.context().newPage()
  await other.goto('/start')
  await expect(field(other, say('Service'))).toHaveValue('')

  await page
    .getByLabel(say('Keep my answers and files on this device for {hours} hours', { hours: '24' }))
    .check()
  await other.goto('/start')
  await expect(other.getByLabel(say('Details'))).toHaveValue(details)
  await other.goto('/start/documents')
  await expect(fileRow(other, 'passport-sample.jpg')).toContainText(say('Added'))

  await removeEverything(other, say)
  await expect.poll(() => pathOf(other)).toBe('/start')
  await other.reload()
  await expect(field(other, say('Service'))).toHaveValue('')
  expect(await other.evaluate(() => localStorage.getItem('visitorDraft'))).toBeNull()
})

test('another person who signs in on the device is asked before getting the answers', async ({
  page,
  say,
  newCustomer,
}) => {
  await page.goto('/start')
  await fillIn(page, say)
  const person = await newCustomer()
  await page.goto('/login?redirect=%2Fsubmitrequest')
  await logIn(page, say, person)

  await expect(visibleText(page, say('A request was started on this device'))).toBeVisible()
  await expect(page.getByLabel(say('Details'))).toHaveCount(0)
  await button(page, say('Delete it and start a new request')).click()
  await expect(page.getByLabel(say('Details'))).toHaveValue('')
})
