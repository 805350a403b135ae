import { paperSizes } from '@kakehashi/domain/payments/receipt'
import { button, field, visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import * as api from '../../support/office-api.ts'
import { uniqueName } from '../../support/people.ts'
import { site } from '../../support/environment.ts'
import { readCodes, readPdf } from '../../support/printed.ts'

const mm = (points: string) =>
  points.split(' x ').map((length) => Math.round((Number(length) / 72) * 25.4))

/** As long as names of people are, in both scripts, and an order of many lines for $85. */
const longName = {
  firstName: 'Maximiliana Konstantina',
  lastName: 'Vanderbilt-Featherstonehaugh',
  nameJa: '勘解由小路 三左衛門資親',
}
const linesOfSlip = ['koseki', 'birth', 'driver', 'school', 'contract', 'legal', 'accuracy', 'copy']
const manyLines = Array.from({ length: 17 }, (_, index) => ({
  text: `Certificate of eligibility and its supporting papers, part ${index + 1}`,
  textJa: `在留資格認定証明書と添付書類、その${index + 1}`,
  quantity: 1,
  unitPrice: 5,
}))

/** A long name may end in an ellipsis, nothing else. */
function cutOffTexts(paper: Element): string[] {
  // The letters of a large font reach below a line that is as high as the font.
  const belowLine = 5
  const cutOff = [...paper.querySelectorAll('*')].filter((element) => {
    const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (overflow !== 'hidden') return false
    const isTooWide = element.scrollWidth > element.clientWidth && textOverflow !== 'ellipsis'
    const isTooHigh =
      element.scrollHeight > element.clientHeight + belowLine && webkitLineClamp === 'none'
    return isTooWide || isTooHigh
  })
  return cutOff.map(({ textContent }) => textContent)
}

inBothLanguages((language) => {
  test('labels on a roll, an A4 sheet and a US Letter sheet have a code that leads to the order', async ({
    newCustomer,
    signedInAs,
    say,
  }) => {
    const customer = await newCustomer({ lastName: uniqueName('Burns') })
    const { _id: id, orderNumber } = (await api.takeOrderAtCounter(customer)).request
    await api.takeInOriginal(id, 'Affidavit of competency to marry', 'B-14')
    await api.takeInOriginal(id, 'Birth certificate, State of Ohio', 'Safe 2')
    const page = await signedInAs('admin')
    await page.goto(`/admin/labels/${id}`)
    const link = `${site}/admin/scan/${orderNumber}`
    for (const { paper, size, pages } of [
      { paper: 'roll', size: [62, 29], pages: 3 },
      { paper: 'a4', size: [210, 297], pages: 1 },
      { paper: 'letter', size: [216, 279], pages: 1 },
    ]) {
      await field(page, say('Paper')).selectOption(paper)
      const labels = page.locator('[data-prints-alone]')
      await expect(labels.getByText('Birth certificate, State of Ohio')).toBeVisible()
      expect(await labels.evaluate(cutOffTexts), paper).toEqual([])
      const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, printBackground: true })
      const printed = readPdf(pdf, `labels-${paper}.${language}`)
      expect(printed.sizes.map(mm), paper).toEqual(Array.from({ length: pages }, () => size))
      expect(printed.text).toContain(customer.user.lastName)
      const codes = await Promise.all(printed.pictures.map(readCodes))
      expect(codes.flat(), paper).toEqual([link, link, link])
    }
  })

  for (const format of ['A5', 'A4', 'Letter']) {
    test(`the slip from the counter is one page of ${format} that a scanner and a phone can read`, async ({
      signedInAs,
      newCustomer,
      openBrowser,
      say,
    }) => {
      const name = uniqueName(longName.lastName).replace(' ', '-')
      const page = await signedInAs('admin')
      await page.goto('/admin/counter/new')
      const who = field(page, say('Who'))
      await who.fill(`${longName.firstName} ${name}`)
      await page.getByRole('option', { name: say('Somebody new') }).click()
      const phoneNumber = `098-555-${String(Math.floor(Math.random() * 9000) + 1000)}`
      await field(page, say('Phone')).fill(phoneNumber)
      const list = field(page, say('Add from the price list'))
      await page.getByLabel(say('Name in Japanese')).fill(longName.nameJa)
      for (const line of linesOfSlip) {
        await list.fill(line)
        await list.press('Enter')
      }
      await list.press('Escape')
      await page.keyboard.press('b')
      await button(page, say('TAKE ORDER')).click()
      await button(page, say('PRINT THE SLIP')).waitFor()
      const claimCode = await page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/).innerText()

      const pdf = await page.pdf({ format, tagged: true })
      const printed = readPdf(pdf, `slip-${format}.${language}`)
      expect(printed.sizes).toHaveLength(1)
      expect(printed.isTagged).toBe(true)
      expect(printed.text).toContain(claimCode)
      expect(printed.text).toContain('お預かり票')
      expect(printed.text).toContain(longName.nameJa)
      const [code = ''] = await readCodes(printed.pictures[0] ?? Buffer.of())

      await page.goto('/admin/counter/hand-over')
      await field(page, say('Scan the slip, or type the code')).fill(code)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

      const phone = await openBrowser(await newCustomer())
      await phone.goto(code)
      await expect(field(phone, say('Claim code'))).toHaveValue(claimCode.replaceAll('-', ''))
      await field(phone, say('Phone')).fill(phoneNumber)
      await button(phone, say('ADD THE ORDER')).click()
      await expect(phone).toHaveURL(/\/request\/[\da-f-]{36}$/)
    })
  }

  test('papers for a long name in both scripts and an order of many lines are whole', async ({
    newCustomer,
    signedInAs,
    openBrowser,
    say,
  }) => {
    test.setTimeout(180_000)
    const { lastName, nameJa } = longName
    const customer = await newCustomer(longName)
    const { request, receipt } = await api.takeOrderAtCounter(customer, manyLines)
    const description = 'Family register with all removed entries, and a translation of 1998'
    await api.takeInOriginal(request._id, description, 'Cabinet 12-B')
    const page = await signedInAs('admin')
    await page.goto(`/admin/labels/${request._id}`)
    const labels = page.locator('[data-prints-alone]')
    for (const paper of ['roll', 'a4', 'letter']) {
      await field(page, say('Paper')).selectOption(paper)
      await expect(labels.getByText('Cabinet 12-B').first()).toBeVisible()
      expect(await labels.evaluate(cutOffTexts), paper).toEqual([])
      const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, printBackground: true })
      const printed = readPdf(pdf, `long-labels-${paper}.${language}`)
      expect(printed.text).toContain(nameJa)
      const codes = await Promise.all(printed.pictures.map(readCodes))
      expect(codes.flat()).toHaveLength(2)
    }
    for (const paper of paperSizes) {
      const path = `/api/receipts/${receipt?._id}?language=${language}&paper=${paper}`
      const reply = await page.request.get(path)
      const printed = readPdf(await reply.body(), `long-receipt-${paper}.${language}`)
      expect(printed.isTagged).toBe(true)
      expect(printed.text).toContain(language === 'ja' ? nameJa : lastName)
      const codes = await Promise.all(printed.pictures.map(readCodes))
      expect(new Set(codes.flat())).toEqual(new Set([`${site}/request/${request._id}`]))
    }
    const mine = await openBrowser(customer)
    await mine.goto(`/request/${request._id}`)
    await expect(visibleText(mine, request.orderNumber, { exact: true }).first()).toBeVisible()
    for (const format of ['A4', 'Letter']) {
      const pdf = await mine.pdf({ format, tagged: true })
      const printed = readPdf(pdf, `long-order-slip-${format}.${language}`)
      expect(printed.isTagged).toBe(true)
      // A name that is as long as the line goes on at its hyphen.
      for (const part of lastName.split('-')) expect(printed.text).toContain(part)
      expect(await readCodes(printed.pictures[0] ?? Buffer.of())).toHaveLength(1)
    }
  })

  test('the order slip of a customer has a code that leads to the request', async ({
    newCustomer,
    openBrowser,
  }) => {
    const customer = await newCustomer()
    const { _id: id, orderNumber } = (await api.takeOrderAtCounter(customer)).request
    const page = await openBrowser(customer)
    await page.goto(`/request/${id}`)
    await expect(visibleText(page, orderNumber, { exact: true }).first()).toBeVisible()
    for (const format of ['A4', 'Letter']) {
      const printed = readPdf(
        await page.pdf({ format, tagged: true }),
        `order-slip-${format}.${language}`,
      )
      expect(await readCodes(printed.pictures[0] ?? Buffer.of())).toEqual([`${site}/request/${id}`])
      expect(printed.isTagged).toBe(true)
    }
  })

  test(
    'receipts are tagged PDFs of the right size whose text can be copied',
    { tag: '@core' },
    async ({ newCustomer, signedInAs }) => {
      const customer = await newCustomer()
      const { receipt, request } = await api.takeOrderAtCounter(customer)
      const page = await signedInAs('admin')
      for (const paper of paperSizes) {
        const path = `/api/receipts/${receipt?._id}?language=${language}&paper=${paper}`
        const reply = await page.request.get(path)
        expect(reply.status()).toBe(200)
        const printed = readPdf(await reply.body(), `receipt-${paper}.${language}`)
        expect(printed.sizes.map(mm)).toEqual([paper === 'a4' ? [210, 297] : [216, 279]])
        expect(printed.isTagged).toBe(true)
        expect(printed.text).toContain(receipt?.number)
        expect(printed.text).toContain(language === 'ja' ? '領収' : 'Receipt')
        expect(printed.text).toContain('85.00')
        const link = `${site}/request/${request._id}`
        expect(await readCodes(printed.pictures[0] ?? Buffer.of())).toEqual([link])
      }
    },
  )
})
