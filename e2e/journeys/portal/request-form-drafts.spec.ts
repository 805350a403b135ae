import { uploadDocument } from '@kakehashi/contract/documents/files'
import { signOutEverywhere } from '@kakehashi/contract/accounts/sessions'
import type { Page } from '@playwright/test'
import { expect, pathOf, test, waitForScripts } from '../../support/fixtures.ts'
import { button, field, visibleText, logIn } from '../../pages/forms.ts'
import {
  addFiles,
  fileRow,
  openRequestForm,
  sendButton,
  waitForRequestPage,
} from '../../pages/request-form.ts'
import { readRequest } from '../../support/office-api.ts'
import { callAs } from '../../support/people.ts'
import { photographs } from '../../documents/sample-documents.ts'

const photos = [photographs.birthCertificate, photographs.passport]

test('an unfinished form is kept when its tab is closed, until the customer starts anew', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  await openRequestForm(page, say)
  await page.getByLabel(say('Details')).fill('Half a sentence')
  await addFiles(page, say, photos)
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  await page.close()

  const again = await page.context().newPage()
  await openRequestForm(again, say)
  await expect(visibleText(again, say('We saved your answers from last time.'))).toBeVisible()
  await expect(again.getByLabel(say('Details'))).toHaveValue('Half a sentence')
  await expect(fileRow(again, 'birth-certificate-sample.jpg')).toContainText(say('Ready'))

  await button(again, say('Clear the form')).click()
  await again
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Clear the form') })
    .click()
  await expect(again.getByLabel(say('Details'))).toHaveValue('')
  await expect(fileRow(again, 'passport-sample.jpg')).toHaveCount(0)
  await again.reload()
  await expect(again.getByLabel(say('Details'))).toHaveValue('')
})

for (const [where, path] of [
  ['the form itself', undefined],
  ['a public page', '/about'],
] as const) {
  test(`logging out on ${where} deletes the draft and its files`, async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await page.route(`**${uploadDocument.path}`, () => {})
    await openRequestForm(page, say)
    await page.getByLabel(say('Details')).fill('My own affair')
    await addFiles(page, say, photos)
    await expect.poll(() => storedFiles(page)).toBe(2)
    if (path) await page.goto(path)
    if (path) await waitForScripts(page)
    await button(page, say('Logout')).click()
    await button(page, say('Log out and delete')).click()
    await expect.poll(() => pathOf(page)).toBe('/login')
    await expect.poll(() => storedFiles(page)).toBe(0)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('My own affair')
    await logIn(page, say, customer)
    await expect.poll(() => pathOf(page)).toBe('/')
    await openRequestForm(page, say)
    await expect(page.getByLabel(say('Details'))).toHaveValue('')
    await expect(fileRow(page, 'passport-sample.jpg')).toHaveCount(0)
  })
}

test('a draft and its files are restored after the session ended and a new login', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openRequestForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await page.getByLabel(say('Details')).fill('Two pages')
  await page.context().clearCookies()
  await addFiles(page, say, photos)
  await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fsubmitrequest')

  // Another customer in the same browser does not see the draft.
  const other = await newCustomer()
  await logIn(page, say, other)
  await expect(field(page, say('Service'))).toHaveValue('')
  await expect(fileRow(page, 'passport-sample.jpg')).toHaveCount(0)
  // A logout would delete it, after a warning; the end of a session does not.
  await page.context().clearCookies()
  await page.goto('/profile')
  await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fprofile')

  await logIn(page, say, customer)
  await expect.poll(() => pathOf(page)).toBe('/profile')
  await openRequestForm(page, say)
  await expect(page.getByLabel(say('Details'))).toHaveValue('Two pages')
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  await sendButton(page, say).click()
  const request = await readRequest(customer, await waitForRequestPage(page))
  expect(request.documents).toHaveLength(2)
})

test('drafts older than a week are deleted on any page', async ({ newCustomer, openBrowser }) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await page.goto('/about')
  await storeDraft(page, 'today', 0)
  for (const path of ['/about', '/profile']) {
    await storeDraft(page, 'old', 8)
    await page.goto(path)
    await expect.poll(() => storedFiles(page)).toBe(1)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Words of old')
  }

  await storeDraft(page, 'old', 8)
  await callAs(customer, signOutEverywhere.path, signOutEverywhere.method)
  await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fprofile')
  await expect.poll(() => storedFiles(page)).toBe(1)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain('Words of old')
  expect(kept).toContain('Words of today')
})

/** Stores a draft and a file as if they were left some days ago. */
function storeDraft(page: Page, name: string, daysAgo: number): Promise<void> {
  return page.evaluate(
    ([what, at]) =>
      new Promise<void>((resolve, reject) => {
        const draft = { at, values: { details: `Words of ${what}` } }
        localStorage.setItem(`draft:${what}:order`, JSON.stringify(draft))
        const opening = indexedDB.open('kakehashi-kept', 1)
        opening.addEventListener('error', () => reject(new Error('No file can be kept')))
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('files'))
        opening.addEventListener('success', () => {
          const keeping = opening.result.transaction('files', 'readwrite')
          keeping.objectStore('files').put({ at, file: new Blob(['scan']) }, `${what}:scan`)
          keeping.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [name, Date.now() - daysAgo * 86_400_000] as const,
  )
}

/** How many files the browser has stored to upload later. */
function storedFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kakehashi-kept')
        opening.addEventListener('error', () => reject(new Error('The files cannot be counted')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}
