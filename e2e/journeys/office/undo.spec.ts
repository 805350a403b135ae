import { button, field, toast, visibleText } from '../../pages/forms.ts'
import {
  answerDialog,
  choosePdf,
  expectStage,
  openStage,
  requestAt,
  sharedCustomer,
} from '../../pages/office-request.ts'
import { officeEnvironment } from '../../support/environment.ts'
import { expect, inBothLanguages, inBothLayouts, test } from '../../support/fixtures.ts'
import { mailsTo, requestSubject } from '../../support/mailbox.ts'
import * as api from '../../support/office-api.ts'

test.skip(officeEnvironment.UNDO_SECONDS === '0', 'runs with `pnpm --filter @kakehashi/e2e undo`')
test.setTimeout(180_000)

/** Longer than the time in which a move can be undone. */
const timeIsOver = { timeout: 40_000 }

inBothLanguages((language) => {
  test('a quote that is undone never reaches the customer, and the next one does', async ({
    newCustomer,
    openBrowser,
    signedInAs,
    say,
  }) => {
    const customer = await newCustomer()
    const { _id: id, orderNumber } = await api.sendRequest(customer)
    const theirs = await openBrowser(customer)
    await theirs.goto(`/request/${id}`)
    const reviewing = visibleText(theirs, say('We are reviewing your request')).first()
    await expect(reviewing).toBeVisible()

    const page = await signedInAs('admin')
    await page.goto(`/admin/quote/${id}`)
    await field(page, say('Deposit')).fill('10')
    await field(page, say('Price')).fill('80')
    await button(page, say('SUBMIT QUOTE')).click()
    await expectStage(page, 'payment', id)
    // The clerk has gone on when they see the mistake.
    await page
      .getByRole('link', { name: say('Dashboard') })
      .first()
      .click()
    await expect(visibleText(page, say('Quote sent'))).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('z')
    await page.getByRole('link', { name: say('Open the request') }).click()
    await expectStage(page, 'quote', id)
    await expect(reviewing).toBeVisible()

    await field(page, say('Deposit')).fill('10')
    await field(page, say('Price')).fill('50')
    await button(page, say('SUBMIT QUOTE')).click()
    await expectStage(page, 'payment', id)
    await expect(reviewing).toBeVisible()
    const ready = say('Your quote is ready: {total}', { total: '$50.00' })
    await expect(visibleText(theirs, ready).first()).toBeVisible(timeIsOver)
    const subject = requestSubject('quote-ready', orderNumber, language)
    const quotes = async () =>
      (await mailsTo(customer.email)).filter((mail) => mail.subject === subject)
    await expect.poll(async () => (await quotes()).length, timeIsOver).toBe(1)
    expect((await quotes())[0]?.text).toContain('$50.00')
  })
})

inBothLayouts(() => {
  test('a colleague undoes a move, and the clerk who made it sees that', async ({ signedInAs }) => {
    const id = await requestAt('payment')
    const clerk = await signedInAs('admin')
    const colleague = await signedInAs('owner')
    await openStage(clerk, 'payment', id)
    await button(clerk, 'PAYMENT COMPLETE').click()
    await answerDialog(clerk, /deposit/, 'START WORK')
    await expectStage(clerk, 'translate', id)

    await openStage(colleague, 'translate', id)
    await colleague.getByRole('button', { name: /^Undo/ }).click()
    await expectStage(colleague, 'payment', id)
    await expect(visibleText(clerk, 'This request is now at the Payment stage')).toBeVisible()
    await expect(clerk.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  })
})

test('a move that a colleague has acted on cannot be undone', async ({ signedInAs }) => {
  const id = await requestAt('quote')
  const page = await signedInAs('admin')
  await openStage(page, 'quote', id)
  await field(page, 'Deposit').fill('0')
  await field(page, 'Price').fill('45')
  await button(page, 'SUBMIT QUOTE').click()
  await expectStage(page, 'payment', id)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await api.recordPaid(id, 20)
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  expect(await api.readRequest(await sharedCustomer(), id)).toMatchObject({
    stage: 'payment',
    paidAmount: 20,
  })
})

test('a translator undoes what they submitted', async ({ signedInAs }) => {
  const id = await requestAt('translate')
  const page = await signedInAs('translator')
  await page.goto(`/desk/${id}`)
  await choosePdf(page, 'wrong.pdf')
  await expect(toast(page, 'Translation received')).toBeVisible()
  await button(page, 'SUBMIT TRANSLATION').click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('link', { name: 'Open the request' }).click()
  await expect(button(page, 'SUBMIT TRANSLATION')).toBeVisible()
  expect(await api.readRequest(await api.staff('admin'), id)).toMatchObject({ stage: 'translate' })
})

test('after its time a delivery is taken back with a reason, and the customer is mailed', async ({
  signedInAs,
}) => {
  const customer = await sharedCustomer()
  const id = await requestAt('complete')
  const { orderNumber } = await api.readRequest(customer, id)
  const page = await signedInAs('admin')
  await openStage(page, 'complete', id)
  await visibleText(page, 'More', { exact: true }).click()
  await expect(button(page, 'Step back to Delivery')).toBeVisible(timeIsOver)
  await button(page, 'Step back to Delivery').click()
  await button(page, 'STEP BACK').click()
  await expect(visibleText(page, 'Enter the reason')).toBeVisible()
  await field(page, 'Why?').fill('Handed to the wrong person')
  await button(page, 'STEP BACK').click()
  await expect(toast(page, 'Request moved back')).toBeVisible()
  await expectStage(page, 'delivery', id)
  const note = "Moved back to 'Delivery': Handed to the wrong person"
  await expect(visibleText(page, note)).toBeVisible()
  const subject = `${orderNumber}: your request is open again`
  const subjects = async () => (await mailsTo(customer.email)).map((mail) => mail.subject)
  await expect.poll(subjects).toContain(subject)
  expect(await api.readRequest(customer, id)).toMatchObject({ stage: 'delivery' })
})
