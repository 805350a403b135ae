import type { Closures } from '@kakehashi/domain/calendar/office-calendar'
import { openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Page } from '@playwright/test'
import { visibleText } from '../../pages/forms.ts'
import { expect, inBothLanguages, test } from '../../support/fixtures.ts'
import { layoutShift } from '../../support/layout.ts'
import { okinawaTime, stubClosures, stubOfficeClock } from '../../support/office-clock.ts'
import { sayIn } from '../../support/translations.ts'

const typhoon: Closures = [
  { date: '2026-11-12', reason: { en: 'Typhoon, base closed', ja: '台風のため基地閉鎖' } },
]
const opens = '9:00'
const lunchFrom = '13:00'
const lunchUntil = '14:00'
const closes = '17:00'
const phone = { width: 390, height: 844 }

const card = (page: Page) => page.getByRole('complementary')
const onCardOf = (page: Page, words: string) =>
  visibleText(card(page), words, { exact: true }).filter({ visible: true })
const lineAboveTitle = (page: Page) => page.locator('p[data-script="office-day"]')
const nowMark = (page: Page) => card(page).locator('[data-now]')

inBothLanguages((language) => {
  const say = sayIn(language, 'parts')
  const openDays = openDaysText(sampleOffice, language)
  const hours = {
    opens,
    lunchFrom,
    lunchUntil,
    closes,
  }
  const opening = (en: string, ja: string) => ({ ...hours, opening: language === 'ja' ? ja : en })
  const day = (en: string, ja: string) => ({ day: language === 'ja' ? ja : en })
  const thanksgiving =
    language === 'ja' ? ['11月26日（木） 感謝祭'] : ['Thursday 26 November, Thanksgiving Day']

  const moments: [name: string, clock: string, closures: Closures, card: string[], line: string][] =
    [
      [
        'before opening',
        '2026-11-12 07:15',
        [],
        [
          say('Closed'),
          say('opens today at {opens}', hours),
          say('{hours} h {minutes} min left today.', { hours: '3', minutes: '15' }),
          ...thanksgiving,
        ],
        say('<0>Closed</0>, opens today at {opens}', hours),
      ],
      [
        'in the morning',
        '2026-11-12 09:42',
        [],
        [
          language === 'ja' ? '2026年11月12日（木）' : 'Thursday 12 November 2026',
          '9:42',
          say('Open now'),
          say('until {lunchFrom}, then {lunchUntil} to {closes}', hours),
          say('{minutes} minutes left today.', { minutes: '48' }),
          ...thanksgiving,
        ],
        say('<0>Open now</0> until {lunchFrom}', hours),
      ],
      [
        'in the last minute for the same day',
        '2026-11-12 10:29',
        [],
        [say('Open now'), say('One minute left today.')],
        say('Same day until <0>{sameDayUntil}</0>', { sameDayUntil: '10:30' }),
      ],
      [
        'at half past ten',
        '2026-11-12 10:30',
        [],
        [say('Next chance: {day}.', day('Friday 13 November', '11月13日（金）'))],
        say('<0>Open now</0> until {lunchFrom}', hours),
      ],
      [
        'at lunch',
        '2026-11-12 13:20',
        [],
        [say('Closed for lunch'), say('back at {lunchUntil}', hours)],
        say('<0>Closed for lunch</0>, back at {lunchUntil}', hours),
      ],
      [
        'in the afternoon',
        '2026-11-12 15:30',
        [],
        [say('Open now'), say('until {closes}', hours)],
        say('<0>Open now</0> until {closes}', hours),
      ],
      [
        'on Friday evening',
        '2026-11-13 18:00',
        [],
        [
          say('Closed'),
          say('opens {opening} at {opens}', opening('Monday', '月曜日')),
          say('Next chance: {day}.', day('Monday 16 November', '11月16日（月）')),
        ],
        say('<0>Closed</0>, opens {opening} at {opens}', opening('Monday', '月曜日')),
      ],
      [
        'on a Sunday',
        '2026-11-15 12:00',
        [],
        [say('Closed today'), say('opens {opening} at {opens}', opening('Monday', '月曜日'))],
        say('<0>Closed</0>, opens {opening} at {opens}', opening('Monday', '月曜日')),
      ],
      [
        'on Thanksgiving',
        '2026-11-26 09:42',
        [],
        [
          say('Closed today'),
          language === 'ja' ? '感謝祭' : 'Thanksgiving Day',
          say('opens {opening} at {opens}', opening('Friday', '金曜日')),
          language === 'ja' ? '12月25日（金） クリスマス' : 'Friday 25 December, Christmas Day',
        ],
        language === 'ja' ? '感謝祭' : 'Thanksgiving Day',
      ],
      [
        'in a typhoon',
        '2026-11-12 09:42',
        typhoon,
        [
          say('Closed today'),
          language === 'ja' ? '台風のため基地閉鎖' : 'Typhoon, base closed',
          say('opens {opening} at {opens}', opening('Friday', '金曜日')),
        ],
        language === 'ja' ? '台風のため基地閉鎖' : 'Typhoon, base closed',
      ],
      [
        'the evening before a typhoon',
        '2026-11-11 20:00',
        typhoon,
        [
          language === 'ja' ? '退役軍人の日' : 'Veterans Day',
          say('opens {opening} at {opens}', opening('Friday', '金曜日')),
          language === 'ja'
            ? '11月12日（木） 台風のため基地閉鎖'
            : 'Thursday 12 November, Typhoon, base closed',
        ],
        language === 'ja' ? '退役軍人の日' : 'Veterans Day',
      ],
    ]

  for (const [name, clock, closures, onCard, onLine] of moments) {
    test(`${name} the home page says whether the office is open, without layout shift`, async ({
      page,
      at,
    }) => {
      await stubOfficeClock(page, clock, { closures })
      await page.goto(at('/'))
      for (const words of onCard) await expect(onCardOf(page, words)).toBeVisible()
      await expect(onCardOf(page, openDays)).toBeHidden()
      expect(await layoutShift(page)).toBe(0)

      // On a phone the reply arrives while the card is on screen.
      const { promise: heldUntil, resolve: reply } = Promise.withResolvers<void>()
      await page.unroute('**/api/closures')
      await stubClosures(page, clock, { closures, heldUntil })
      await page.setViewportSize(phone)
      await page.reload()
      await expect(onCardOf(page, openDays)).toBeVisible()
      await card(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      reply()
      for (const words of onCard) await expect(onCardOf(page, words)).toBeVisible()
      await expect(lineAboveTitle(page)).toContainText(onLine)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await layoutShift(page)).toBe(0)
    })
  }
})

test('the current time is marked on the drawing of the day', async ({ page }) => {
  await stubOfficeClock(page, '2026-11-12 15:30')
  await page.goto('/')
  await expect(nowMark(page)).toBeVisible()
  await expect(nowMark(page)).toHaveAttribute('transform', 'translate(273 0)')
})

test('outside opening hours no time is marked', async ({ page }) => {
  await stubOfficeClock(page, '2026-11-12 18:30')
  await page.goto('/')
  await expect(onCardOf(page, 'opens Friday at 9:00')).toBeVisible()
  await expect(nowMark(page)).toBeHidden()
})

test('a browser with a wrong clock uses the server’s time', async ({ page }) => {
  await stubOfficeClock(page, '2026-11-15 03:00', { serverTime: '2026-11-12 13:20' })
  await page.goto('/')
  await expect(onCardOf(page, 'Thursday 12 November 2026')).toBeVisible()
  await expect(onCardOf(page, '13:20')).toBeVisible()
  await expect(onCardOf(page, 'Closed for lunch')).toBeVisible()
})

for (const [name, fail] of [
  ['answers 503', { status: 503, body: '{"message":"Later"}' }],
  ['answers with invalid data', { status: 200, body: '{"not":["a list"]}' }],
  ['cannot be reached', undefined],
] as const) {
  test(`if the server ${name}, the page uses its own calendar`, async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/)
    await page.clock.setFixedTime(okinawaTime('2026-11-26 09:42'))
    await page.route('**/api/closures', (route) =>
      fail
        ? route.fulfill({
            ...fail,
            headers: { date: okinawaTime('2026-11-26 09:42').toUTCString() },
          })
        : route.abort(),
    )
    await page.goto('/')
    await expect(onCardOf(page, 'Closed today')).toBeVisible()
    await expect(onCardOf(page, 'Thanksgiving Day')).toBeVisible()
  })
}

test('on a slow network the page uses its own calendar first and corrects it later', async ({
  page,
}) => {
  const { promise: heldUntil, resolve: reply } = Promise.withResolvers<void>()
  await stubOfficeClock(page, '2026-11-12 09:42', { closures: typhoon, heldUntil })
  await page.goto('/')
  await expect(onCardOf(page, 'Open now')).toBeVisible()
  reply()
  await expect(onCardOf(page, 'Typhoon, base closed')).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test('an open page follows the time and fetches closures again when it becomes visible', async ({
  page,
}) => {
  await page.clock.install({ time: okinawaTime('2026-11-12 12:58') })
  await stubClosures(page, '2026-11-12 12:58')
  await page.goto('/')
  await expect(onCardOf(page, 'until 13:00, then 14:00 to 17:00')).toBeVisible()
  await page.clock.runFor('02:30')
  await expect(onCardOf(page, 'back at 14:00')).toBeVisible()

  await page.unroute('**/api/closures')
  await stubClosures(page, '2026-11-12 13:05', { closures: typhoon })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(onCardOf(page, 'Typhoon, base closed')).toBeVisible()
})
