import { newOrderPath } from '@kakehashi/contract/screen-paths'
import { listTray } from '@kakehashi/contract/tray'
import { expect, inLanguages, test } from '../../support/fixtures.ts'
import { languages } from '@kakehashi/domain/language'
import * as api from '../../support/office-api.ts'
import { CountedKeyboard } from '../../support/counted-keyboard.ts'
import { uniqueName } from '../../support/people.ts'
import { deleteRefused, filesInScannerFolder, scan } from '../../support/scanner.ts'
import { inTray, openTray } from '../../pages/counter.ts'
import { button, containing, field, toast, visibleText } from '../../pages/forms.ts'

// All tests have the one tray of the office, so they come one after the other.
test.describe.configure({ mode: 'default' })

const scanName = (paper: string) => `${uniqueName(paper).replaceAll(' ', '-')}.pdf`

inLanguages(languages, () => {
  test(
    'scanned papers appear in the tray, are taken into an order, and leave tray and folder',
    { tag: '@core' },
    async ({ signedInAs, say }) => {
      test.setTimeout(120_000)
      const [register, licence, other] = [
        scanName('family-register'),
        scanName('licence'),
        scanName('other'),
      ]
      const [page, colleague] = [await signedInAs('admin'), await signedInAs('owner')]
      const keyboard = new CountedKeyboard(page)
      for (const clerk of [page, colleague]) {
        await clerk.goto(newOrderPath)
        await expect(field(clerk, say('Who'))).toBeFocused()
        await openTray(clerk, say)
      }

      await test.step('three scans appear while the tray is open, newest first', async () => {
        scan(register, 2)
        await expect(inTray(page, register)).toBeVisible({ timeout: 20_000 })
        await expect(inTray(colleague, register)).toBeVisible()
        scan(licence)
        await expect(inTray(page, licence)).toBeVisible({ timeout: 20_000 })
        scan(other)
        await expect(inTray(page, other)).toBeVisible({ timeout: 20_000 })
        const names = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
        const places = [other, licence, register].map((name) =>
          names.findIndex((text) => text.includes(name)),
        )
        expect(places).toEqual(places.toSorted((one, next) => one - next))
        // Nothing else of them is left there; the worker deletes what it has taken in.
        await expect(() => {
          const left = filesInScannerFolder()
          expect(left.filter((name) => [register, licence, other].includes(name))).toEqual([])
        }).toPass()
      })

      await test.step('two are ticked and taken by keyboard, after a look', async () => {
        await inTray(page, licence).focus()
        await expect(page.getByRole('img', { name: containing(licence) })).toBeVisible()
        await keyboard.press('Space', 'ArrowDown')
        await expect(inTray(page, register)).toBeFocused()
        await expect(page.getByRole('img', { name: containing(register) })).toBeVisible()
        await keyboard.press('Space', 'Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        const chosen = page.getByRole('list', { name: say('From the scanner') })
        await expect(chosen.getByRole('listitem')).toContainText([register, licence])
        expect(keyboard.presses).toBe(4)
      })

      await test.step('chosen and not yet ordered, they are still there for the others', async () => {
        await expect(inTray(colleague, register)).toBeVisible()
      })

      const lastName = uniqueName('Whitaker')
      await test.step('the order is taken, and both are gone for the others', async () => {
        await field(page, say('Who')).fill(`Dana ${lastName}`)
        await page.getByRole('option', { name: say('Somebody new') }).click()
        await field(page, say('Phone')).fill('098-000-0179')
        const list = field(page, say('Add from the price list'))
        await list.fill('koseki')
        await list.press('Enter')
        await page.getByText(say('Nothing yet'), { exact: true }).click()
        await page.keyboard.press('Control+Enter')
        await expect(button(page, say('PRINT THE SLIP'))).toBeVisible()
        await expect(inTray(colleague, register)).toHaveCount(0)
        await expect(inTray(colleague, licence)).toHaveCount(0)
        await expect(inTray(colleague, other)).toBeVisible()
      })

      await test.step('the request has both documents, in the order in which they were scanned', async () => {
        await page.getByRole('link', { name: say('Originals and request') }).click()
        await expect(page).toHaveURL(/[\da-f-]{36}$/)
        const id = /[\da-f-]{36}$/.exec(page.url())?.[0] ?? ''
        const request = await api.readRequest(await api.staff('admin'), id)
        expect(request).toMatchObject({
          documents: [
            { name: register, pages: 2 },
            { name: licence, pages: 1 },
          ],
        })
      })

      await test.step('the third is added to the request that exists now, with two keys', async () => {
        await openTray(page, say)
        await expect(inTray(page, other)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(toast(page, /1 document added|書類を1件追加しました/)).toBeVisible()
        await expect(visibleText(page, other).first()).toBeVisible()
        await expect(inTray(colleague, other)).toHaveCount(0)
      })
    },
  )

  test('a scan that a colleague was faster to take is marked in the order, and can be removed', async ({
    signedInAs,
    newCustomer,
    say,
  }) => {
    const name = scanName('passport')
    const { _id: requestId } = await api.sendRequest(await newCustomer())
    const page = await signedInAs('admin')
    await page.goto(newOrderPath)
    await expect(field(page, say('Who'))).toBeFocused()
    scan(name)
    await openTray(page, say)
    await expect(inTray(page, name)).toBeVisible({ timeout: 20_000 })
    await inTray(page, name).focus()
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('list', { name: say('From the scanner') })
    await expect(chosen).toContainText(name)

    const colleague = await signedInAs('owner')
    await colleague.goto(`/admin/quote/${requestId}`)
    await openTray(colleague, say)
    await inTray(colleague, name).focus()
    await colleague.keyboard.press('Enter')
    await expect(visibleText(colleague, name).first()).toBeVisible()

    await expect(chosen).toContainText(
      say(
        'This scan is no longer in the tray: another order has it, or it was deleted. Remove it here.',
      ),
    )
    await chosen.getByRole('button', { name: containing(name) }).click()
    await expect(chosen).toHaveCount(0)
  })

  test('a scan that nobody needs is put aside for everybody, and can be put back', async ({
    signedInAs,
    say,
  }) => {
    const name = scanName('empty-page')
    const page = await signedInAs('admin')
    scan(name)
    await page.goto(newOrderPath)
    await openTray(page, say)
    await expect(inTray(page, name)).toBeVisible({ timeout: 20_000 })
    await inTray(page, name).focus()
    await button(page, `${say('Put aside')} ${name}`).click()
    await expect(inTray(page, name)).toHaveCount(0)
    await page.getByRole('dialog').locator('summary').click()
    await button(page, `${say('Put back')} ${name}`).click()
    await expect(inTray(page, name)).toBeVisible()
    await inTray(page, name).focus()
    await button(page, `${say('Put aside')} ${name}`).click()
    await expect(inTray(page, name)).toHaveCount(0)
  })

  test('a file that is no document is refused with its reason, and an empty tray says what to do', async ({
    signedInAs,
    say,
  }) => {
    const page = await signedInAs('admin')
    await page.route(`**${listTray.path}`, (route) =>
      route.fulfill({ json: { isOn: true, refused: [], documents: [] } }),
    )
    await page.goto(newOrderPath)
    await openTray(page, say)
    await expect(visibleText(page, say('No scan is waiting'))).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    scan('notes.txt', 1, Buffer.from('not a document'))
    await expect(page.getByRole('dialog').getByText(containing('PDF')).first()).toBeVisible({
      timeout: 30_000,
    })
    expect(filesInScannerFolder()).toContain('notes.txt')
    deleteRefused()
  })
})
