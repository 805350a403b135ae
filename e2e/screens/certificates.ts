import { problemText } from '@kakehashi/contract/fields/problems'
import {
  type CertificateAnswer,
  verifyCertificate,
} from '@kakehashi/contract/requests/certificates'
import { button, field, visibleText } from '../pages/forms.ts'
import { certify, revokeCertificateOf } from '../support/certificate-calls.ts'
import * as api from '../support/office-api.ts'
import { waitForScripts } from '../support/browser.ts'
import { goTo, type ScreenStates } from './inspector.ts'

const known: Exclude<CertificateAnswer, { state: 'unknown' }> = {
  state: 'valid',
  foundBy: 'code',
  issuedOn: '2026-11-10',
  service: { en: 'Birth Certificate', ja: '出生証明書' },
  fromLanguage: 'ja',
  toLanguage: 'en',
  originalPages: 1,
  translationPages: 2,
}

/** None, the form and what it refuses, one that stands, one that is revoked; office and customer. */
export const certificateStates: ScreenStates = async (inspector) => {
  const { open, inspect, sample, newCustomer, say, language } = inspector
  const customer = await newCustomer()
  const { _id: id } = await api.sendRequest(customer, { fromLanguage: 'en', toLanguage: 'ja' })
  await api.advanceTo(id, 'complete', 45)
  const page = await open(await sample('admin'))
  const issue = button(page, say('Issue a certificate'))
  await goTo(page, `/admin/complete/${id}`)
  await issue.scrollIntoViewIfNeeded()
  await inspect(page, 'certificate-none')
  await issue.click()
  const name = field(page, say('Name of the document'))
  await name.waitFor()
  await inspect(page, 'certificate-form')
  await name.fill('')
  await button(page, say('ISSUE AND SIGN')).click()
  await visibleText(page, problemText('document-name-required', language)).first().waitFor()
  await inspect(page, 'certificate-form-problem')

  await certify(id, 'BURNS Zachary')
  await goTo(page, `/admin/complete/${id}`)
  const again = button(page, say('Issue a new one'))
  await again.scrollIntoViewIfNeeded()
  await inspect(page, 'certificate-valid')
  await again.click()
  await name.waitFor()
  await inspect(page, 'certificate-form-replacing')
  await page.keyboard.press('Escape')
  await button(page, say('Revoke')).click()
  await field(page, say('Reason')).waitFor()
  await inspect(page, 'certificate-revoke')

  const own = await open(customer)
  await goTo(own, `/request/${id}`)
  await own.getByRole('heading', { name: say('Certificate of translation') }).waitFor()
  await inspect(own, 'request-with-certificate')
  const download = own.waitForEvent('download')
  await own.getByRole('link', { name: 'A4' }).click()
  await (await download).path()
  const read = await api.readRequest(await api.staff('admin'), id)
  const certificate = read.reader === 'office' ? read.certificates[0] : undefined
  await revokeCertificateOf(id, certificate?._id ?? '', 'A date of birth was wrong')
  await goTo(page, `/admin/complete/${id}`)
  await page.locator('summary', { hasText: say('Replaced or revoked ({0})', { 0: '1' }) }).click()
  await inspect(page, 'certificate-revoked')
  await goTo(own, `/request/${id}`)
  await visibleText(own, say('Please do not use this certificate any more.')).waitFor()
  await inspect(own, 'request-with-revoked-certificate')
}

/** The public check with each of its answers. */
export const verifyStates: ScreenStates = async ({ open, at, inspect, say }) => {
  const page = await open()
  const call = `**${verifyCertificate.path}`
  const show = async (state: string, name = state) => {
    await goTo(page, at('/verify?code=7Q4M-K2XD-9HRT'))
    await waitForScripts(page)
    await page.locator(`[data-answer="${state}"]:visible`).waitFor()
    await inspect(page, `public-verify-${name}`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  const reply = (json: object, status = 200) =>
    page.route(call, (route) => route.fulfill({ status, json }))
  await page.route(call, () => undefined)
  await show('checking')
  await reply(known)
  await show('valid')
  await reply({ ...known, foundBy: 'translation' })
  await show('valid', 'valid-translation')
  await reply({ ...known, state: 'replaced', endedOn: '2026-11-13' })
  await show('replaced')
  await reply({ ...known, state: 'revoked', endedOn: '2026-11-13' })
  await show('revoked')
  await reply({ state: 'unknown' })
  await show('unknown')
  await reply({ message: '', code: 'too-many-attempts', requestId: '' }, 429)
  await show('too-many')
  await page.route(call, (route) => route.abort())
  await show('no-answer')
  await goTo(page, at('/verify'))
  await waitForScripts(page)
  await field(page, say('Code, 12 letters and digits')).fill('ABC')
  await button(page, say('CHECK')).click()
  await page.locator('[data-problem]:visible').waitFor()
  await inspect(page, 'public-verify-problem')
}
