import { readFile } from 'node:fs/promises'
import { proveIdentity } from '@kakehashi/contract/accounts/sessions'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { languages } from '@kakehashi/domain/language'
import type { Page } from '@playwright/test'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { button, downloadButton, logIn, toast, visibleText } from '../../pages/forms.ts'
import { safariOnIPhone } from '../../support/browser.ts'
import { expect, inLanguages, pathOf, storedUser, test } from '../../support/fixtures.ts'
import { linkIn, mailSubjects, mailTo } from '../../support/mailbox.ts'
import * as api from '../../support/office-api.ts'
import { addPasskeyDevice } from '../../support/passkey-device.ts'
import type { Person } from '../../support/people.ts'

const passport = {
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  buffer: samplePdf('Passport'),
}

/**
 * A proof lasts ten minutes, which no journey waits for. It also ends when the session is renewed
 * by a proof in another place, which has the new token then.
 */
async function outliveProof(page: Page, { password, ...customer }: Person): Promise<void> {
  const copy = { ...customer, password, signedIn: await page.context().storageState() }
  await api.ask(copy, { ...proveIdentity, body: { currentPassword: password } })
}

inLanguages(languages, (language) => {
  test(
    'a customer sees who opened their passport, gets a passkey, hears of a new device, takes their data along and leaves',
    { tag: '@core' },
    async ({ newCustomer, openBrowser, signedInAs, say }) => {
      test.slow()
      const customer = await newCustomer()
      await api.confirmAddress(customer)
      const document = await api.sendDocument(customer, passport)
      const { _id: id, orderNumber } = await api.sendRequest(customer, { document })
      const page = await openBrowser(customer)

      await test.step('sees that the office opened the passport', async () => {
        await page.goto(`/request/${id}`)
        const row = page.getByRole('listitem').filter({ hasText: passport.name }).first()
        await expect(row).toBeVisible()
        const time = row.locator('time')
        await expect(time).toHaveCount(0)

        // The page is open: it shows the reading without a reload.
        const office = await signedInAs('admin')
        await office.goto(stagePath('quote', id))
        const canvas = office.locator('canvas[data-drawn=true]').first()
        // The background worker makes the copy that the office sees, among its other jobs.
        await expect(canvas).toBeVisible({ timeout: 30_000 })
        await expect(time).toHaveCount(1)
        const when = await time.innerText()
        await expect(row).toContainText(say('Opened by the office, {when}', { when }))

        // Within ten minutes it stays one entry, and the download counts.
        const coming = office.waitForEvent('download')
        await downloadButton(office, say('ORIGINAL')).first().click()
        await coming
        await expect(row).toContainText(say('Downloaded by the office, {when}', { when }))
        await expect(time).toHaveCount(1)
      })

      await test.step('gets a passkey', async () => {
        await addPasskeyDevice(page)
        await page.goto('/profile/security')
        await button(page, say('ADD A PASSKEY')).click()
        await expect(toast(page, say('Passkey added'))).toBeVisible()
      })

      const phone = await openBrowser(undefined, { userAgent: safariOnIPhone })
      await test.step('signs in on a phone and is mailed about it', async () => {
        await phone.goto(`/login?redirect=${encodeURIComponent(`/request/${id}`)}`)
        await logIn(phone, say, customer)
        await expect.poll(() => pathOf(phone)).toBe(`/request/${id}`)
        await expect(visibleText(phone, passport.name).first()).toBeVisible()
        const mail = await mailTo(customer.email, mailSubjects.newDevice[language])
        expect(mail.text).toContain(language === 'ja' ? 'iPhoneのSafari' : 'Safari on iPhone')
        const link = /https?:\/\/\S+\/profile\/security/.exec(mail.text)?.[0]
        await page.goto(link ?? 'no link in the mail')
        await expect(page.getByRole('button', { name: /Safari/ })).toBeVisible()
      })

      await test.step('proves with the passkey who they are, and takes their data along', async () => {
        await page.goto('/profile/data')
        await outliveProof(page, customer)
        await button(page, say('DOWNLOAD MY DATA')).click()
        const dialog = page.getByRole('dialog', { name: say('Is it still you?') })
        const coming = page.waitForEvent('download')
        await dialog.getByRole('button', { name: say('Use your passkey') }).click()
        const file = await coming
        expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
          user: { email: customer.email },
          passkeys: [{ lastUsedAt: expect.any(String) }],
          requests: [{ orderNumber, documents: [{ name: passport.name }] }],
        })
      })

      await test.step('deletes the account and is signed out everywhere', async () => {
        await button(page, say('Delete my account')).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(say('Current password'), { exact: true }).fill(customer.password)
        await dialog.getByRole('button', { name: say('DELETE MY ACCOUNT') }).click()
        await expect.poll(() => pathOf(page)).toBe('/login')
        expect(await storedUser(page)).toBeNull()
        await expect.poll(() => new URL(phone.url()).pathname, 'the phone').toBe('/login')
      })

      await test.step('gets the way back by mail, and cannot sign in any other way', async () => {
        const mail = await mailTo(customer.email, mailSubjects.accountDeleted[language])
        await logIn(page, say, customer)
        await expect(toast(page, refusals['wrong-credentials'].text[language])).toBeVisible()
        await button(page, say('Sign in with a passkey')).click()
        const refused = refusals['wrong-passkey'].text[language]
        await expect(visibleText(page.getByRole('main'), refused)).toBeVisible()

        await page.goto(linkIn(mail))
        await button(page, say('KEEP MY ACCOUNT')).click()
        await expect(page.getByRole('heading', { name: say('Your account is kept') })).toBeVisible()
        await page.goto(`/login?redirect=${encodeURIComponent(`/request/${id}`)}`)
        await logIn(page, say, customer)
        await expect(visibleText(page, passport.name).first()).toBeVisible()
      })
    },
  )
})
