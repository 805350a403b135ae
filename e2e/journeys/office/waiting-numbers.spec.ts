import {
  newOrderPath,
  waitingNumbersPath,
  waitingScreenPath,
} from '@kakehashi/contract/screen-paths'
import { showWaitingNumbers, type ShownNumbers } from '@kakehashi/contract/waiting-numbers'
import { languages } from '@kakehashi/domain/language'
import type { Page } from '@playwright/test'
import { expect, inLanguages, test } from '../../support/fixtures.ts'
import { button, field, toast, visibleText } from '../../pages/forms.ts'
import { turnRule } from '../../pages/office-rules.ts'
import type { Say } from '../../support/translations.ts'

// Both languages use the one bench of the office, so one comes after the other.
test.describe.configure({ mode: 'default' })

/** From the press of a clerk to the screen on the wall. */
const seconds = 2_500

const turnNumbers = (owner: Page, say: Say, isOn: boolean) =>
  turnRule(owner, say, 'Give numbers to those who wait at the counter', isOn)

/** The largest number on the wall and its counter. */
async function expectCalled(wall: Page, number: number, counter: number): Promise<void> {
  const first = wall.getByRole('main').getByRole('list').first().getByRole('listitem').first()
  await expect(first).toHaveText(new RegExp(`^${number}\\D+${counter}$`), { timeout: seconds })
}

async function giveNumber(clerk: Page, say: Say): Promise<number> {
  const given = clerk.waitForResponse(
    (reply) => reply.url().endsWith('/waiting-numbers') && reply.request().method() === 'POST',
  )
  await button(clerk, say('GIVE NUMBER')).click()
  const { number } = (await (await given).json()) as { number: number }
  return number
}

inLanguages(languages, () => {
  test(
    'people who wait are called by number to two counters, and the wall shows it',
    { tag: '@core' },
    async ({ signedInAs, openBrowser, say }) => {
      test.setTimeout(120_000)
      const owner = await signedInAs('owner')
      const wall = await openBrowser()
      await turnNumbers(owner, say, false)
      await test.step('without numbers, the wall says so and the counter has no controls', async () => {
        await wall.goto(waitingScreenPath)
        await expect(visibleText(wall, '窓口へ直接お越しください。')).toBeVisible()
        await expect(visibleText(wall, 'Please come to the counter.')).toBeVisible()
        await owner.goto(newOrderPath)
        await expect(owner.getByRole('navigation', { name: say('Counter') })).toBeVisible()
        await expect(owner.getByRole('link', { name: say('Waiting') })).toHaveCount(0)
        await turnNumbers(owner, say, true)
      })

      const one = await signedInAs('admin')
      await one.goto(waitingNumbersPath)
      await field(one, say('This counter')).selectOption('1')
      const two = await signedInAs('admin')
      await two.goto(waitingNumbersPath)
      await field(two, say('This counter')).selectOption('2')
      const first = await giveNumber(one, say)
      const [second, third] = [first + 1, first + 2]

      await test.step('three people come in, one of them to collect', async () => {
        await expect(one.getByRole('status').filter({ hasText: String(first) })).toBeVisible()
        expect(await giveNumber(one, say)).toBe(second)
        await button(one, say('Collecting')).click()
        const next = wall.getByRole('main').getByRole('listitem')
        await expect(next.filter({ hasText: String(third) })).toBeVisible({ timeout: seconds })
      })

      await test.step('two clerks call the first two; one by the key, from another screen', async () => {
        await button(one, say('NEXT PLEASE')).click()
        await expectCalled(wall, first, 1)
        await two.goto(newOrderPath)
        await expect(two.getByRole('link', { name: say('Waiting') })).toContainText('2')
        await two.keyboard.press('Escape')
        await two.keyboard.press('c')
        await expect(toast(two, String(second))).toBeVisible()
        await expectCalled(wall, second, 2)
      })

      await test.step('the first is called again, does not come, and is put back', async () => {
        await button(one, say('CALL AGAIN')).click()
        await expectCalled(wall, first, 1)
        await button(one, say('DID NOT COME')).click()
        await expectCalled(wall, second, 2)
        await button(one, say('NEXT PLEASE')).click()
        await expectCalled(wall, third, 1)
        await button(one, `${say('PUT BACK')} ${first}`).click()
        await expect(
          toast(one, say('Number {number} waits again', { number: String(first) })),
        ).toBeVisible()
        await two.goto(waitingNumbersPath)
        await button(two, say('NEXT PLEASE')).click()
        await expectCalled(wall, first, 2)
      })

      await test.step('nobody waits: the clerks are done, and the wall is empty', async () => {
        await button(one, say('DONE')).click()
        await button(two, say('DONE')).click()
        await expect(visibleText(wall, 'お待ちの方はいません')).toBeVisible({ timeout: seconds })
        await expect(wall.getByRole('main').getByRole('listitem')).toHaveCount(0)
      })

      await turnNumbers(owner, say, false)
      await expect(visibleText(wall, '窓口へ直接お越しください。')).toBeVisible({
        timeout: seconds,
      })
      await expect(visibleText(one, say('The office gives no numbers'))).toBeVisible()
    },
  )
})

test('a screen on the wall recovers by itself and says when it is out of date', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(90_000)
  pageErrors.allow(/Failed to load resource/)
  const path = `**${showWaitingNumbers.path}`
  const shown: ShownNumbers = {
    isOn: true,
    day: '2026-11-16',
    called: [{ number: 7, counter: 1, calledAt: '2026-11-16T00:41:00.000Z' }],
    next: [],
    waiting: 0,
  }
  let reply: ShownNumbers | undefined = shown
  await page.route(path, (route) => (reply ? route.fulfill({ json: reply }) : route.abort()))
  await page.goto(waitingScreenPath)
  await expectCalled(page, 7, 1)

  reply = undefined
  await expect(page.getByRole('alert')).toContainText('Not up to date since', { timeout: 30_000 })
  await expectCalled(page, 7, 1)

  reply = { ...shown, called: [{ number: 8, counter: 1, calledAt: '2026-11-16T00:50:00.000Z' }] }
  await expectCalled(page, 8, 1)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
  const loaded = page.waitForEvent('load')
  reply = { ...shown, day: '2026-11-17', called: [] }
  await loaded
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(false)
})
