import { samplePdf } from '../documents/sample-pdf.ts'
import { button, field, visibleText } from '../pages/forms.ts'
import * as names from '../support/names-api.ts'
import * as api from '../support/office-api.ts'
import * as proofs from '../support/proofs-api.ts'
import { goTo, inspectWaitingAndFailed, type ScreenStates } from './inspector.ts'

/** The customer's page: none yet, to read, with remarks and answers, approved, and replaced. */
export const customersProof: ScreenStates = async ({ open, newCustomer, inspect, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await proofs.reviewedRegister(customer)
  const page = await open(customer)
  const path = `/request/${id}/proof`
  await inspectWaitingAndFailed(page, path, `**/api/requests/${id}/proof`, (state) =>
    inspect(page, `proof-${state}`),
  )
  await goTo(page, path)
  await visibleText(page, say('There is no proof copy yet')).waitFor()
  await inspect(page, 'proof-none')

  await names.addName(id)
  await names.confirmNames(customer, id)
  await proofs.sendProof(id)
  await goTo(page, path)
  await button(page, say('APPROVE')).waitFor()
  await inspect(page, 'proof-to-approve')
  await button(page, say('APPROVE')).click()
  await visibleText(page, say('Approve this translation?')).waitFor()
  await inspect(page, 'proof-approve-question')
  await button(page, say('Go back')).first().click()
  await page.locator('details button[aria-expanded]').nth(1).click()
  await page.locator('details textarea').first().fill('Should this say Uruma?')
  await button(page, say('ASK FOR A CHANGE')).click()
  await field(page, say('What should be changed?')).or(page.getByRole('dialog')).first().waitFor()
  await inspect(page, 'proof-ask-for-change')

  await proofs.askForChange(customer, id, {
    general: 'Please put both pages on one sheet.',
    remarks: [{ line: 1, remark: 'Should this say Uruma?' }],
  })
  await proofs.settleRemark(id, { outcome: 'changing', reply: 'We will.' })
  await goTo(page, `/request/${id}`)
  await goTo(page, path)
  await visibleText(page, 'Should this say Uruma?').waitFor()
  await inspect(page, 'proof-with-remarks')

  await proofs.approveProof(customer, id)
  await goTo(page, path)
  await button(page, say('ASK FOR A CHANGE')).waitFor()
  await inspect(page, 'proof-approved')
  await api.returnToTranslator(id)
  await api.submitTranslation(id, samplePdf('Corrected'))
  await goTo(page, path)
  await inspect(page, 'proof-replaced')
}

/** Beside the review and at the desk, and the question before CONTINUE. */
export const staffProof: ScreenStates = async ({ open, newCustomer, sample, inspect, say }) => {
  const customer = await newCustomer()
  const { _id: id } = await proofs.reviewedRegister(customer)
  const page = await open(await sample('admin'))
  await goTo(page, `/admin/review/${id}`)
  await button(page, say('SEND A PROOF COPY')).waitFor()
  await inspect(page, 'proof-review')
  await proofs.sendProof(id)
  await button(page, say('SEND AGAIN')).waitFor()
  await inspect(page, 'proof-review-sent')
  await proofs.askForChange(customer, id, {
    remarks: [{ line: 1, remark: 'Should this say Uruma?' }],
  })
  await goTo(page, `/admin/review/${id}`)
  await visibleText(page, 'Should this say Uruma?').waitFor()
  await inspect(page, 'proof-review-remark')
  const desk = await open(await sample('translator'))
  await goTo(desk, `/desk/${id}`)
  await visibleText(desk, 'Should this say Uruma?').waitFor()
  await inspect(desk, 'proof-desk')
  await page
    .getByRole('button')
    .filter({ hasText: say('Answer') })
    .first()
    .click()
  await button(page, say('IT STAYS AS IT IS')).click()
  await page.getByRole('dialog').getByRole('alert').first().waitFor()
  await inspect(page, 'proof-answer-missing')
  await goTo(page, `/admin/review/${id}`)
  await button(page, say('CONTINUE')).click()
  await field(page, say('Why it goes on')).waitFor()
  await inspect(page, 'proof-ask-why')
}
