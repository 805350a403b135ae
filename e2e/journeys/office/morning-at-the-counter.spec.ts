import { languages } from '@kakehashi/domain/language'
import { amountText } from '@kakehashi/domain/payments/cash'
import { yenOf } from '@kakehashi/domain/payments/yen'
import { expect, inLanguages, test } from '../../support/fixtures.ts'
import { CountedKeyboard } from '../../support/counted-keyboard.ts'
import * as api from '../../support/office-api.ts'
import { uniqueName } from '../../support/people.ts'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import * as counter from '../../pages/counter.ts'
import { newPhone, tenWalkIns } from '../../pages/walk-ins.ts'

const mostPresses = 30
const opening = { usd: 100_00, jpy: 20_000 }
const rate = 154_00
/** The first walk-in paid by card after all. */
const cancelledCents = 40_00
/** What the customer who paid half hands over for the rest, in dollars, and gets back. */
const rest = { cents: 22_50, given: '40', change: '$17.50' }
/** What is given back in dollars and in yen, both in cents. */
const refunds = { usd: 10_00, jpy: 20_00 }

// Both languages use the one till of the office, so one comes after the other.
test.describe.configure({ mode: 'default' })

inLanguages(languages, () => {
  test(
    'a morning at the counter, from the first count of the till to the last',
    { tag: '@core' },
    async ({ signedInAs, newCustomer, openBrowser, say }) => {
      test.setTimeout(240_000)
      const [higa, oyama, brandt] = await Promise.all(
        (['Higa', 'Oyama', 'Brandt'] as const).map(async (name) => {
          const { user } = await newCustomer({ lastName: uniqueName(name), phone: newPhone() })
          return user
        }),
      )
      const walkIns = tenWalkIns([higa?.lastName ?? '', oyama?.phone ?? '', brandt?.lastName ?? ''])
      const page = await signedInAs('admin')
      const keyboard = new CountedKeyboard(page)
      await counter.openTill(page, say, opening.usd, opening.jpy)
      await page.goto('/admin/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const taken: counter.TakenAtCounter[] = []
      for (const walkIn of walkIns) {
        const order = await counter.takeOrder(page, say, keyboard, walkIn)
        taken.push(order)
        const text = `${order.presses} presses and ${order.seconds.toFixed(1)} s for ${walkIn.who}`
        test.info().annotations.push({ type: 'walk-in', description: text })
        process.stdout.write(`${text}\n`)
        expect.soft(order.presses, text).toBeLessThanOrEqual(mostPresses)
      }
      const [first, , , , , kept] = taken

      await test.step('an entry that was recorded by mistake is cancelled', async () => {
        await page.goto(`/admin/scan/${first?.orderNumber}`)
        await visibleText(page, say('Payments recorded')).click()
        await page.getByRole('button', { name: say('Cancel entry…') }).click()
        await page.getByRole('alertdialog').getByRole('textbox').fill('Paid by card')
        await button(page, say('CANCEL THE ENTRY')).click()
        await expect(toast(page, say('Entry cancelled'))).toBeVisible()
        await expect(page.getByRole('listitem').filter({ hasText: '-$40.00' })).toBeVisible()
      })

      await test.step('money is given back from the till in dollars and in yen', async () => {
        await counter.giveBack(page, say, taken[3]?.orderNumber ?? '', 'Cash $', refunds.usd)
        await counter.giveBack(page, say, taken[8]?.orderNumber ?? '', 'Cash ¥', refunds.jpy)
      })

      await test.step('an original is taken in, labelled, listed and handed out', async () => {
        await page.goto(`/admin/scan/${kept?.orderNumber}`)
        await field(page, say('Original left here')).fill('Koseki, Naha City')
        await field(page, say('Shelf')).fill('Q-14')
        await button(page, say('TAKE IN')).click()
        await expect(toast(page, say('Original taken in'))).toBeVisible()
        const id = /[\da-f-]{36}$/.exec(page.url())?.[0] ?? ''
        await page.getByRole('link', { name: say('Print labels') }).click()
        const labels = page.locator('[data-prints-alone]')
        await expect(labels.getByText('Koseki, Naha City')).toBeVisible()
        await expect(labels.getByText(say('WORK'), { exact: true })).toBeVisible()
        await page.goto('/admin/originals')
        await field(page, say('Shelf')).fill('Q-14')
        await expect(page.getByRole('main').getByText(kept?.orderNumber ?? '')).toBeVisible()

        await api.assignTranslator(id)
        await api.submitTranslation(id)
        await api.finishReview(id)
        await page.goto('/admin/counter/hand-over')
        await expect(field(page, say('Scan the slip, or type the code'))).toBeFocused()
        const [, lastName = '', phone = ''] = walkIns[5]?.rest ?? []
        const before = keyboard.presses
        await keyboard.type(phone.slice(-4))
        await keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 2, name: lastName })).toBeVisible()
        await keyboard.press('a', 'd')
        await keyboard.type(rest.given)
        await expect(page.locator('dd', { hasText: rest.change }).first()).toBeVisible()
        await counter.sign(page, say)
        await keyboard.press('Control+Enter')
        await expect(toast(page, lastName)).toBeVisible()
        process.stdout.write(`${keyboard.presses - before} presses and a signature to hand over\n`)
        await expect(visibleText(page, /^R-\d{4}-\d{5}$/)).toBeVisible()
        expect(await api.readRequest(await api.staff('admin'), id)).toMatchObject({
          stage: 'complete',
          documents: [{ name: 'family-register.pdf' }],
          originals: [{ out: { how: 'collected' } }],
        })
        await page.goto(`/admin/scan/${kept?.orderNumber}`)
        await expect(page.getByRole('img', { name: lastName })).toBeVisible()
      })

      for (const place of [1, 4]) {
        const order = taken[place]
        await test.step(`walk-in ${place + 1} claims the order from an account`, async () => {
          const account = await newCustomer()
          const phone = await openBrowser(account)
          await phone.goto('/claim')
          await field(phone, say('Claim code')).fill(order?.claimCode?.toLowerCase() ?? '')
          await field(phone, say('Phone')).fill(walkIns[place]?.rest?.at(-1) ?? '')
          await button(phone, say('ADD THE ORDER')).click()
          await expect(phone).toHaveURL(/\/request\/[\da-f-]{36}$/)
          await expect(visibleText(phone, order?.orderNumber ?? '').first()).toBeVisible()
          await expect(phone.getByRole('link', { name: /R-\d{4}-\d{5}/ })).toBeVisible()
          const documents = walkIns[place]?.documents ?? []
          // The printed slip names the documents too.
          const register = visibleText(phone, 'family-register.pdf').filter({ visible: true })
          await expect(register).toHaveCount(documents.length && 1)
        })
      }

      await test.step('the till is closed to the cent', async () => {
        const received = counter.receivedInCash(walkIns, rate)
        const usd = opening.usd + received.usd + rest.cents - cancelledCents - refunds.usd
        const jpy = opening.jpy + received.jpy - yenOf(refunds.jpy, rate)
        await page.goto('/admin/counter/till')
        const expected = counter.tillRow(page, say('Expected'))
        await expect(expected).toContainText(amountText('usd', usd))
        await expect(expected).toContainText(amountText('jpy', jpy))
        await counter.countCash(page, say, 'usd', usd)
        await counter.countCash(page, say, 'jpy', jpy)
        await expect(counter.tillRow(page, say('Difference'))).toContainText('$0.00')
        await expect(counter.tillRow(page, say('Difference'))).toContainText('¥0')
        await page.getByLabel(say('Card terminal’s total')).fill('135')
        await button(page, say('CLOSE THE TILL')).click()
        await page.getByRole('alertdialog').waitFor()
        await button(page, say('CLOSE THE TILL')).last().click()
        await expect(toast(page, say('Till closed'))).toBeVisible()
        await expect(button(page, say('OPEN THE TILL'))).toBeVisible()
      })
    },
  )
})
