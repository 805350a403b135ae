import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { photographs } from '../../documents/sample-documents.ts'
import { button, field, fillRegistration, visibleText } from '../../pages/forms.ts'
import { addFiles, waitForRequestPage } from '../../pages/request-form.ts'
import { secondOffice, SetupPages } from '../../pages/setup.ts'
import { type EmptyOffice, startEmptyOffice } from '../../support/empty-office.ts'
import { expect, inBothLanguages, pathOf, test } from '../../support/fixtures.ts'
import { linkIn, mailTo } from '../../support/mailbox.ts'
import { addressOfItsOwn, headersFrom, newRegistration } from '../../support/people.ts'
import type { Say } from '../../support/translations.ts'

const confirmSubject = {
  en: 'Welcome to Translation office: please confirm your e-mail address',
  ja: '翻訳事務所へようこそ：メールアドレスのご確認をお願いします',
}
const resetSubject = { en: 'Choose a new password', ja: 'パスワード再設定のご案内' }
const password = 'harbor pier lantern 2026'

async function setUpLogin(page: Page, say: Say, pages: SetupPages): Promise<void> {
  await pages.press('SET UP')
  await pages.fill(say('Current password'), password)
  await pages.press('CONTINUE')
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await pages.fill(say('Code'), generateSync({ secret }))
  await pages.press('TURN ON')
  await pages.press('I HAVE SAVED THEM')
}

inBothLanguages((language) => {
  let office: EmptyOffice
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    office = await startEmptyOffice()
  })
  test.afterAll(() => office.stop())

  /** A browser that opens this office instead of the sample. */
  const browserOptions = () => ({
    baseURL: office.url,
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    extraHTTPHeaders: headersFrom(addressOfItsOwn()),
  })

  test('an empty database becomes a second office with its own website and its first order', async ({
    openBrowser,
    say,
    at,
  }, { annotations }) => {
    test.setTimeout(300_000)
    const begun = Date.now()
    const visitor = await openBrowser(undefined, browserOptions())
    await visitor.goto('/contact')
    await expect.poll(() => pathOf(visitor)).toBe('/setup')
    await expect(visitor.getByText(say('Open the link that the server printed'))).toBeVisible()

    const page = await openBrowser(undefined, browserOptions())
    const pages = new SetupPages(page, say)
    await page.goto(office.setupLink)
    const owner = { ...newRegistration(), password }
    await pages.fill(say('First name'), owner.firstName)
    await pages.fill(say('Last name'), owner.lastName)
    await pages.fill(say('E-mail'), owner.email)
    await pages.fill(say('Phone'), owner.phone)
    await pages.fill(say('Password'), password)
    await pages.fill(say('Confirm password'), password)
    await pages.press('CONTINUE')

    await pages.press('SEND THE TEST MAIL')
    const mail = await mailTo(owner.email, confirmSubject[language], office.mailbox)
    await visitor.goto(linkIn(mail))
    await expect(visitor.getByText(say('Your address has been confirmed'))).toBeVisible()

    await setUpLogin(page, say, pages)

    await pages.press('SAVE AND CONTINUE')
    await expect(page.getByRole('alert'), 'an office needs an address').toBeVisible()
    await pages.fillOffice()
    await pages.press('SAVE AND CONTINUE')
    await expect.poll(() => pathOf(page)).toBe('/setup/hours')
    await pages.fillHours()
    await pages.press('SAVE AND CONTINUE')
    await expect.poll(() => pathOf(page)).toBe('/setup/look')
    await pages.fill(say('Text of the seal'), secondOffice.seal)
    await pages.check(say('Indigo'))
    await pages.press('SAVE AND CONTINUE')
    await expect.poll(() => pathOf(page)).toBe('/setup/orders')
    await pages.fillOrders()
    await pages.press('SAVE AND CONTINUE')
    await expect.poll(() => pathOf(page)).toBe('/setup/services')
    const birth = language === 'ja' ? '出生証明書' : 'Birth Certificate'
    await pages.fill(say('{name}: price in dollars', { name: birth }), '35')
    await pages.press('SAVE AND CONTINUE')
    await expect(page.getByText(`${secondOffice.name.en} / ${secondOffice.name.ja}`)).toBeVisible()
    await pages.press('PUBLISH')
    await expect(page.getByText(say('Your office is open'))).toBeVisible({ timeout: 60_000 })
    const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
    annotations.push({
      type: 'set-up',
      description: `${minutes} minutes, ${pages.fields} fields, ${pages.presses} presses`,
    })

    await visitor.goto(at('/contact'))
    const main = visitor.getByRole('main')
    await expect(main).toContainText(secondOffice.phone)
    await expect(main).toContainText(secondOffice.street[language])
    const icon = await (await visitor.request.get('/favicon.svg')).text()
    expect(icon, 'the seal of the office is indigo').not.toContain('#c8372d')
    expect(await visitor.content()).not.toMatch(/Kakehashi|架け橋|Deigo|デイゴ|098-000/)

    await visitor.goto(`/start?service=birth-certificate`)
    await field(visitor, say('Service')).selectOption('Birth Certificate')
    await visitor.getByLabel(say('Details')).fill('For a passport.')
    await button(visitor, say('Continue')).click()
    await expect.poll(() => pathOf(visitor)).toBe('/start/documents')
    await addFiles(visitor, say, [photographs.birthCertificate])
    await button(visitor, say('Continue')).click()
    await button(visitor, say('Continue to your account')).click()
    const customer = newRegistration()
    await fillRegistration(visitor, say, customer)
    await button(visitor, say('CREATE ACCOUNT AND SEND REQUEST')).click()
    await waitForRequestPage(visitor)
    await expect(visibleText(visitor, /HLD-\d{4}-0*1\b/).first()).toBeVisible()

    await page.goto('/owner/settings/office')
    await field(page, say('Telephone')).fill(secondOffice.newPhone)
    await field(page, say('Telephone from abroad')).fill(secondOffice.newPhoneAbroad)
    await button(page, say('SAVE DRAFT')).click()
    await button(page, say('PUBLISH')).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say('PUBLISH') }).click()
    await expect(dialog).toBeHidden({ timeout: 30_000 })
    const changed = Date.now()
    const seen = async (path: string) =>
      (await (await visitor.request.get(path)).text()).includes(secondOffice.newPhone)
    const shown = ['/', at('/contact'), at('/no-such-page'), '/llms.txt']
    await expect
      .poll(async () => (await Promise.all(shown.map(seen))).every(Boolean), { timeout: 30_000 })
      .toBe(true)
    const seconds = ((Date.now() - changed) / 1000).toFixed(1)
    annotations.push({ type: 'telephone', description: `on all pages after ${seconds} seconds` })
    const home = await (await visitor.request.get('/')).text()
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home)?.[1] ?? ''
    expect(data, 'structured data').toContain(secondOffice.newPhoneAbroad)

    const stranger = await openBrowser(undefined, browserOptions())
    await stranger.goto('/forgotten-password')
    await field(stranger, say('E-mail')).fill(customer.email)
    await stranger.locator('form').getByRole('button').first().click()
    const reset = await mailTo(customer.email, resetSubject[language], office.mailbox)
    expect(reset.text).toContain(secondOffice.newPhone)
    expect(reset.text).toContain(secondOffice.name[language])
  })
})
