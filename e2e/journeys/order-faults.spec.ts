import { listServices } from '@kakehashi/contract/services'
import { uploadDocument } from '@kakehashi/contract/files'
import { refusals } from '@kakehashi/contract/refusals'
import { expect, hearNothing, inBothLanguages, test } from '../office.ts'
import { button, field, inSight, toast } from '../forms.ts'
import {
  addFiles,
  fileRow,
  holdUploads,
  loseAnswer,
  openOrderForm,
  ordersOf,
  sendButton,
  untilOrdered,
} from '../order-form.ts'
import { readOrder } from '../office-work.ts'
import { infected, notes, photographs, saved, tooLarge, twoPages } from '../papers/papers.ts'

const upload = `**${uploadDocument.path}`

inBothLanguages((language) => {
  test('what we cannot take is refused in words, and the rest of the form stays', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const page = await openBrowser(await newCustomer())
    await openOrderForm(page, say)
    await page.getByLabel(say('Details')).fill('It stays')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(uploadDocument.path)) sent.push(request.method())
    })
    await addFiles(page, say, saved([notes, tooLarge]))
    await expect(fileRow(page, notes.name)).toContainText(refusals['file-type'].words[language])
    await expect(fileRow(page, tooLarge.name)).toContainText(
      refusals['file-too-large'].words[language].replace('{megabytes}', '25'),
    )
    expect(sent, 'nothing was sent in vain').toEqual([])

    await addFiles(page, say, [infected])
    const row = fileRow(page, infected.name)
    await expect(row).toContainText(refusals['file-infected'].words[language])
    await expect(row.getByRole('button')).toHaveText([say('Remove')])
    expect(sent).toEqual(['POST'])
    await expect(page.getByLabel(say('Details'))).toHaveValue('It stays')

    // An order does not leave without a file that somebody meant to send with it.
    await field(page, say('Service')).selectOption('Legal')
    await sendButton(page, say).click()
    await expect(page.getByRole('alert')).toContainText(
      say('Remove {name}, or add another file in its place', { name: infected.name }),
    )
    for (const { name } of [notes, tooLarge, infected]) {
      await button(page, say('Remove: {name}', { name })).click()
    }
    await sendButton(page, say).click()
    await untilOrdered(page)
  })
})

const unreachable = 'We could not reach the office. Check your connection and try again.'

test('a line that is cut is told at the file, and RETRY sends it', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  await openOrderForm(page, say)
  await page.route(upload, (route) => route.abort())
  await addFiles(page, say, [photographs.passport])
  const row = fileRow(page, 'passport-sample.jpg')
  await expect(row).toContainText(say(unreachable))
  await page.unrouteAll()
  await row.getByRole('button', { name: say('RETRY') }).click()
  await expect(row).toContainText(say('Ready'))
})

test('a file goes on by itself when the phone is back on the network', async ({
  newCustomer,
  openBrowser,
  say,
  faults,
}) => {
  faults.await(/ERR_INTERNET_DISCONNECTED/)
  const page = await openBrowser(await newCustomer())
  await openOrderForm(page, say)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.context().setOffline(true)
  await addFiles(page, say, [photographs.passport])
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say(unreachable))
  await page.context().setOffline(false)
  // The first toast of a visit could not be fetched without a line; the page stays, and it comes.
  await expect(toast(page, `passport-sample.jpg: ${say(unreachable)}`)).toBeVisible()
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  expect(loads, 'the page was not loaded anew').toEqual([])
})

test('a stopped file is not sent, and can be after all', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  await holdUploads(page)
  await openOrderForm(page, say)
  await addFiles(page, say, [photographs.passport])
  const row = fileRow(page, 'passport-sample.jpg')
  await row.getByRole('button', { name: say('Cancel') }).click()
  await expect(row).toContainText(say('Not sent'))
  // The button that was pressed has gone; the keyboard goes on in the same row.
  const retry = row.getByRole('button', { name: say('RETRY') })
  await expect(retry).toBeFocused()
  await retry.click()
  const cancel = row.getByRole('button', { name: say('Cancel') })
  await expect(cancel).toBeFocused()
  await cancel.click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry.click()
  await expect(row).toContainText(say('Ready'))
  await expect(row.getByRole('button', { name: say('Remove') })).toBeFocused()
})

test('a tab closed in the middle of sending goes on when it is opened again', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  const held = await holdUploads(page)
  await openOrderForm(page, say)
  await addFiles(page, say, [photographs.passport, photographs.birthCertificate])
  await expect.poll(() => held.length).toBe(2)
  await page.close()

  const again = await page.context().newPage()
  await openOrderForm(again, say)
  await expect(fileRow(again, 'passport-sample.jpg')).toContainText(say('Ready'))
  await expect(again.getByRole('main').getByRole('listitem').first()).toContainText('passport')
  await expect(fileRow(again, 'birth-certificate-sample.jpg')).toContainText(say('Ready'))
})

test('a request waits for its files and says so', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  const held = await holdUploads(page)
  await openOrderForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [photographs.passport])
  await sendButton(page, say).click()
  const waiting = inSight(page, say('Your request goes out when the files are sent.'))
  await expect(waiting).toBeVisible()
  await button(page, say('Do not send yet')).click()
  await expect(waiting).toHaveCount(0)
  await expect(sendButton(page, say)).toBeFocused()
  expect(await ordersOf(customer)).toEqual([])

  await sendButton(page, say).click()
  await expect(waiting).toBeVisible()
  await page.getByLabel(say('Details')).fill('Added while waiting')
  await held[0]?.continue()
  const made = await readOrder(customer, await untilOrdered(page))
  expect(made).toMatchObject({ details: 'Added while waiting' })
  expect(made.documents).toHaveLength(1)
})

test('a file that fails while the request waits for it holds the request back', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  const held = await holdUploads(page)
  await openOrderForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await addFiles(page, say, [twoPages])
  await sendButton(page, say).click()
  await expect(button(page, say('Do not send yet'))).toBeVisible()
  await held[0]?.abort()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(
    say('Send {name} again, or remove it', { name: twoPages.name }),
  )
  await expect(summary).toBeFocused()
  expect(await ordersOf(customer)).toEqual([])
})

test('two presses make one order', async ({ newCustomer, openBrowser, say }) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openOrderForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await sendButton(page, say).dblclick()
  await untilOrdered(page)
  expect(await ordersOf(customer)).toHaveLength(1)
})

test('an answer that is lost on the way back makes no second order', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const customer = await newCustomer()
  const page = await openBrowser(customer)
  await openOrderForm(page, say)
  await field(page, say('Service')).selectOption('Legal')
  await page.getByLabel(say('Details')).fill('Once')
  await addFiles(page, say, [photographs.passport])
  await expect(fileRow(page, 'passport-sample.jpg')).toContainText(say('Ready'))
  await loseAnswer(page)
  await sendButton(page, say).click()
  await expect(toast(page, say(unreachable))).toBeVisible()
  await expect.poll(() => ordersOf(customer)).toHaveLength(1)

  // Also after the tab was closed in despair.
  await page.close()
  const again = await page.context().newPage()
  await openOrderForm(again, say)
  await expect(fileRow(again, 'passport-sample.jpg')).toBeVisible()
  await sendButton(again, say).click()
  const id = await untilOrdered(again)
  expect(await ordersOf(customer)).toEqual([expect.objectContaining({ _id: id, details: 'Once' })])
})

inBothLanguages(() => {
  test('a change after a lost answer is no second order unless it is wanted', async ({
    newCustomer,
    openBrowser,
    say,
  }) => {
    const customer = await newCustomer()
    const page = await openBrowser(customer)
    await openOrderForm(page, say)
    await field(page, say('Service')).selectOption('Legal')
    await loseAnswer(page)
    await sendButton(page, say).click()
    await expect.poll(() => ordersOf(customer)).toHaveLength(1)
    await expect(sendButton(page, say)).not.toHaveAttribute('aria-disabled')

    await page.unrouteAll()
    await page.getByLabel(say('Details')).fill('One more word')
    await sendButton(page, say).click()
    const link = page.getByRole('main').getByRole('link', { name: say('My Requests') })
    await expect(link).toBeVisible()
    expect(await ordersOf(customer)).toHaveLength(1)
    await sendButton(page, say).click()
    await untilOrdered(page)
    expect(await ordersOf(customer)).toHaveLength(2)
  })
})

test('services that cannot be read are asked for again', async ({
  newCustomer,
  openBrowser,
  say,
}) => {
  const page = await openBrowser(await newCustomer())
  await hearNothing(page)
  const reading = `**${listServices.path}*`
  await page.route(reading, (route) => route.abort())
  await page.goto('/submitrequest')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(reading)
  await button(page, say('RETRY')).click()
  await expect(field(page, say('Service'))).toBeVisible()
})
