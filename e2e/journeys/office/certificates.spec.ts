import { readFile } from 'node:fs/promises'
import { stepBack } from '@kakehashi/contract/requests/request-commands'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import type { Page } from '@playwright/test'
import { button, field, toast } from '../../pages/forms.ts'
import { samplePdf } from '../../documents/sample-pdf.ts'
import { site } from '../../support/environment.ts'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { readCodes, readPdf } from '../../support/printed.ts'
import type { Say } from '../../support/translations.ts'

const person = 'BURNS Zachary'

async function issue(page: Page, say: Say, press: string): Promise<string> {
  await button(page, say(press)).click()
  await field(page, say('Name of the document')).fill('Affidavit of Competency to Marry')
  await page.getByLabel(say('Person concerned')).fill(person)
  await page.getByLabel(say('Translated from')).selectOption('en')
  await page.getByLabel(say('Translated into')).selectOption('ja')
  await button(page, say('ISSUE AND SIGN')).click()
  await expect(toast(page, say('Certificate issued'))).toBeVisible()
  const code = page.locator('b').filter({ hasText: /^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/ })
  return (await code.first().textContent()) ?? ''
}

async function downloaded(page: Page, paper: PaperSize) {
  const started = page.waitForEvent('download')
  await page.locator(`a[href$="paper=${paper}"]`).click()
  const download = await started
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const answer = (page: Page, state: string) => page.locator(`[data-answer="${state}"]:visible`)

async function dropIn(page: Page, bytes: Buffer, name = 'file.pdf') {
  const file = { name, mimeType: 'application/pdf', buffer: bytes }
  await page.locator('input[type="file"]').setInputFiles(file)
}

inBothLanguages((language) => {
  test(
    'a certificate is issued, downloaded, checked by code and by file, revoked and replaced',
    { tag: '@core' },
    async ({ signedInAs, newCustomer, openBrowser, say, at }) => {
      test.setTimeout(120_000)
      const customer = await newCustomer()
      const { _id: id, orderNumber } = await api.sendRequest(customer)
      await api.advanceTo(id, 'translate', 45)
      // Each translation is another file, because all tests share one office.
      await api.submitTranslation(id, samplePdf(`Translation ${id}`))
      await api.finishReview(id)
      await api.deliver(id)

      const office = await signedInAs('admin')
      await office.goto(`/admin/complete/${id}`)
      const code = await issue(office, say, 'Issue a certificate')

      const own = await openBrowser(customer)
      await own.goto(`/request/${id}`)
      const a4 = await downloaded(own, 'a4')
      const letter = await downloaded(own, 'letter')
      expect(a4.name).toBe(`${orderNumber}-certificate.pdf`)
      const paper = readPdf(a4.bytes, `certificate-a4-${language}`)
      expect(paper.text).toContain(person)
      expect(paper.isTagged).toBe(true)
      expect(paper.sizes).toHaveLength(1)
      expect(readPdf(letter.bytes, `certificate-letter-${language}`).sizes).toEqual(['612 x 792'])
      const [link = ''] = await readCodes(paper.pictures[0] ?? Buffer.alloc(0))
      expect(link).toBe(`${site}/verify?code=${code}`)

      const visitor = await openBrowser()
      await visitor.goto(link.replace(`${site}/verify`, at('/verify')))
      await waitForScripts(visitor)
      await expect(answer(visitor, 'valid')).toBeVisible()
      await expect(visitor.locator('[data-facts]')).not.toContainText(person)
      await expect(visitor.locator('[data-facts]')).not.toContainText(orderNumber)
      await dropIn(visitor, a4.bytes)
      await expect(answer(visitor, 'valid')).toBeVisible()
      await dropIn(visitor, Buffer.concat([a4.bytes, Buffer.from('\n')]))
      await expect(answer(visitor, 'unknown')).toBeVisible()
      await dropIn(visitor, letter.bytes)
      await expect(answer(visitor, 'valid')).toBeVisible()

      await api.change(id, stepBack, { from: 'complete', reason: 'A page is missing' })
      await dropIn(visitor, a4.bytes)
      await expect(answer(visitor, 'revoked')).toBeVisible()
      await expect(own.getByText(say('Please do not use this certificate any more.'))).toBeVisible()

      await office.goto(`/admin/delivery/${id}`)
      const next = await issue(office, say, 'Issue a certificate')
      expect(next).not.toBe(code)
      await field(visitor, say('Code, 12 letters and digits')).fill(code.toLowerCase())
      await button(visitor, say('CHECK')).click()
      await expect(answer(visitor, 'replaced')).toBeVisible()
      await field(visitor, say('Code, 12 letters and digits')).fill(next)
      await button(visitor, say('CHECK')).click()
      await expect(answer(visitor, 'valid')).toBeVisible()
      const newest = await downloaded(own, 'a4')
      expect(readPdf(newest.bytes, `certificate-next-${language}`).text).toContain(code)
    },
  )
})
