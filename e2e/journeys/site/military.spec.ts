import { openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { readPreselectedDocuments } from '@kakehashi/domain/documents/document-keys'
import { checklistFor, documentsToRequest, sourcesOf } from '@kakehashi/domain/marriage/checklist'
import type { Couple } from '@kakehashi/domain/marriage/couple'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, inBothLanguages, test, waitForScripts } from '../../support/fixtures.ts'
import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'

const couples: Record<string, Couple> = {
  'a corporal and his Japanese fiancée at Ginowan': {
    sofa: 'one',
    first: 'us',
    second: 'japanese',
    cityOffice: 'ginowan',
  },
  'an American without SOFA status and a Japanese at Naha': {
    sofa: 'neither',
    first: 'us',
    second: 'japanese',
    cityOffice: 'naha',
  },
  'two Marines at Okinawa City': {
    sofa: 'both',
    first: 'us',
    second: 'us',
    cityOffice: 'okinawa-city',
  },
  'a sailor and a Filipina at Chatan': {
    sofa: 'one',
    first: 'us',
    second: 'other',
    cityOffice: 'chatan',
  },
  'an American without SOFA status and another national at Urasoe': {
    sofa: 'neither',
    first: 'us',
    second: 'other',
    cityOffice: 'urasoe',
  },
  'someone with both passports and a Japanese at Kin': {
    sofa: 'one',
    first: 'us-and-japanese',
    second: 'japanese',
    cityOffice: 'kin',
  },
}

const steps = [
  'Affidavit',
  'Passport or birth certificate',
  'Place your order',
  'Turnaround',
  'Witnesses',
  'City office',
  'Congratulations',
  'Recognition by your home country',
]

const marriage = (page: Page) => page.locator('#marriage')

/** The guide's script loads after the script of every page. */
async function openGuide(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await waitForScripts(page)
}

async function answer(page: Page, couple: Couple): Promise<void> {
  const form = marriage(page).locator('form')
  await form.locator(`input[value="${couple.sofa}"]`).check()
  await form.locator('[name="first"]').selectOption(couple.first)
  await form.locator('[name="second"]').selectOption(couple.second)
  await form.locator('[name="cityOffice"]').selectOption(couple.cityOffice)
}

/** The visible lines of the list and who does each, in order. */
const listedOn = (page: Page) =>
  marriage(page)
    .locator('[data-line]:visible')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.getAttribute('data-line'),
        line.querySelector('[data-doer-of]')?.textContent,
      ]),
    )

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

inBothLanguages((language) => {
  test('the page shows what the office does for military customers', async ({ page, say, at }) => {
    await page.goto(at('/military'))
    const openDays = openDaysText(sampleOffice, language)
    const heading = (words: string) =>
      page.getByRole('heading', { name: say(words, { openDays }), exact: true })

    await expect(heading('The translation office on your base.')).toBeVisible()
    await expect(heading('No expedite fee')).toBeVisible()
    await expect(heading('Walk-ins, {openDays}')).toBeVisible()
    await expect(heading('One stop for the marriage form')).toBeVisible()
    await expect(
      visibleText(
        page,
        say('Same-day requests: before {sameDayUntil}.', { sameDayUntil: '10:30' }),
      ),
    ).toBeVisible()
    await expect(
      visibleText(
        page,
        say('For popular items, {openDays}. There is no expedite fee.', { openDays }),
      ),
    ).toBeVisible()
    await expect(
      visibleText(page, say('Marriage certificate: typically within 3 days.')),
    ).toBeVisible()
    for (const word of ['SOFA', 'Affidavit']) {
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: say(word) })
          .first(),
      ).toBeVisible()
    }
    await expect(page.getByRole('term').filter({ hasText: '婚姻届' })).toBeVisible()
    const faq = page.locator('[data-faq] details')
    await expect(faq).toHaveCount(6)
    await faq.first().locator('summary').click()
    await expect(faq.first().locator('p').first()).toBeVisible()
  })

  test(
    'the eight steps are in order, with and without SOFA status, also without scripts',
    { tag: '@core' },
    async ({ browser, say, at }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(at('/military'))

      const titles = await marriage(page).locator('[data-step] h3').allInnerTexts()
      expect(titles.map((title) => title.replace(/\s+/g, ' '))).toEqual(
        steps.map((step, place) => `${place + 1} ${say(step)}`),
      )
      const first = marriage(page).locator('[data-step="affidavit"]')
      await expect(visibleText(first, say('US citizen with SOFA status'))).toBeVisible()
      await expect(visibleText(first, say('US citizen without SOFA status'))).toBeVisible()
      await expect(marriage(page).locator('form')).toBeHidden()
      await expect(marriage(page).locator('input:visible')).toHaveCount(0)
      await context.close()
    },
  )

  for (const [who, couple] of Object.entries(couples)) {
    test(`${who} get their own list, which is remembered`, async ({ page, say, at }) => {
      await openGuide(page, at('/military'))
      await answer(page, couple)
      await page.getByRole('button', { name: say('Show my list') }).click()

      const list = checklistFor(couple)
      const words = {
        first: say('Partner 1'),
        second: say('Partner 2'),
        both: say('Both of you'),
        witnesses: say('Two witnesses'),
        we: say('We do this'),
      }
      const lines = list.flatMap((step) => step.lines.map(({ id, doer }) => [id, words[doer]]))
      await expect(page.getByRole('heading', { name: say('Our marriage documents') })).toBeFocused()
      expect(await listedOn(page)).toEqual(lines)
      const cited = await page
        .locator('[data-source]:visible')
        .evaluateAll((all) => all.map((source) => source.getAttribute('data-source')))
      expect(new Set(cited)).toEqual(new Set(sourcesOf(list)))

      for (const step of list) {
        const link = page.locator(`[data-step="${step.step}"] [data-request-form]:visible`)
        const expected = documentsToRequest(step, new Set())
        await expect(link).toHaveCount(expected.documents.length > 0 ? 1 : 0)
        if ((await link.count()) === 0) continue
        const { searchParams } = new URL((await link.getAttribute('href')) ?? '', 'https://office')
        const chosen = readPreselectedDocuments(searchParams)
        expect(chosen.service).toBe(expected.service)
        expect(chosen.documents.toSorted()).toEqual(expected.documents.toSorted())
      }

      await page.locator('[data-line="two-witnesses"] input').check()
      await expect(page.locator('[data-have]')).toHaveText('1')
      await page.reload()
      await expect(page.locator('[data-have]')).toHaveText('1')
      expect(await listedOn(page)).toEqual(lines)
      await expect(page.locator('[data-line="two-witnesses"] input')).toBeChecked()

      for (const format of ['A4', 'Letter']) {
        expect(pagesOf(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1)
      }
    })
  }
})

test('the request link leaves out documents a couple has and adds those they want', async ({
  page,
}) => {
  await openGuide(page, '/military')
  await answer(page, { sofa: 'one', first: 'us', second: 'japanese', cityOffice: 'ginowan' })
  await page.getByRole('button', { name: 'Show my list' }).click()

  const link = page.locator('[data-step="place-order"] [data-request-form]')
  await page.locator('[data-line="order-affidavit"] [data-tick] input').check()
  await page.locator('[data-line="order-birth-certificate"] [data-wanted] input').check()
  await expect(link).toHaveAttribute(
    'href',
    '/start?service=konin-todoke-marriage-form&documents=konin-todoke,birth-certificate',
  )
  // A single document is requested under its own service, so it can be ready the same day.
  await page.locator('[data-line="order-konin-todoke"] [data-tick] input').check()
  await expect(link).toHaveAttribute(
    'href',
    '/start?service=birth-certificate&documents=birth-certificate',
  )
})

test('Start again shows all eight steps and deletes the answers', async ({ page }) => {
  await openGuide(page, '/military')
  const everything = await marriage(page).innerText()
  await answer(page, { sofa: 'both', first: 'us', second: 'us', cityOffice: 'kadena' })
  await page.getByRole('button', { name: 'Show my list' }).click()
  expect(await marriage(page).innerText()).not.toBe(everything)
  expect(await page.evaluate(() => localStorage.getItem('marriageGuide'))).not.toBeNull()

  await page.getByRole('button', { name: 'Start again' }).click()
  expect(await marriage(page).innerText()).toBe(everything)
  expect(await page.evaluate(() => localStorage.getItem('marriageGuide'))).toBeNull()
})

test('the list can be made by keyboard, and a missing answer gets the focus', async ({ page }) => {
  await openGuide(page, '/military')
  const form = marriage(page).locator('form')
  await form.getByRole('radio', { name: 'One of us' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('United')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Japan')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.locator('[name="cityOffice"]')).toBeFocused()
  await expect(page.locator('[data-own]')).toBeHidden()

  await page.keyboard.type('Ginowan')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Our marriage documents' })).toBeFocused()
})
