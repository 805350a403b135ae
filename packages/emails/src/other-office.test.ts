import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { type Language, languages } from '@kakehashi/domain/language'
import { addressLines, type Office } from '@kakehashi/domain/office'
import { blankOffice } from '@kakehashi/domain/blank-office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { type Mail, renderMail } from './index.ts'
import { everyMail } from './testing/every-mail.ts'
import { sampleMail } from './testing/sample-mail.ts'

const otherOffice: Office = {
  ...blankOffice,
  name: { en: 'Minato', ja: '港' },
  tagline: { en: 'Translators at the harbour', ja: '港の翻訳所' },
  sender: { en: 'Minato Desk', ja: '港の窓口' },
  seal: { text: '湊', colour: 'indigo', outline: '' },
  address: {
    street: { en: '5 Harbour Street', ja: '港通り5番' },
    region: { en: 'Aomori', ja: '青森県' },
    postalCode: '030-0000',
    country: 'JP',
  },
  phone: '017-000-0199',
  phoneAbroad: '+81-17-000-0199',
  dsn: '',
  email: 'desk@minato.example',
  openWeekdays: [2, 3, 4, 5, 6],
  hours: { opens: '1000', closes: '1830', lunchFrom: '1130', lunchUntil: '1215' },
  holidays: 'none',
  paymentMethods: { en: 'Bank transfer', ja: '銀行振込' },
}

/** What a quote says about its office. */
function factsOf(office: Office, language: Language): string[] {
  const hours = officeHours(office, language)
  const to = { en: ' to ', ja: '〜' }[language]
  return [
    office.name[language],
    office.tagline[language],
    office.seal.text,
    ...addressLines(office, language),
    office.phone,
    openDaysText(office, language),
    hours.opens + to + hours.closes,
    hours.lunchFrom + to + hours.lunchUntil,
    office.paymentMethods[language],
  ]
}

const onlyOfSample = {
  en: ['DSN', sampleOffice.dsn, 'American', 'Okinawa'],
  ja: ['DSN', sampleOffice.dsn, '米国', '沖縄'],
}

async function wordsOf(office: Office, mail: Mail, language: Language): Promise<string> {
  const { subject, html, text } = await renderMail(office, mail, language)
  // Plain text has line breaks inside sentences.
  return [subject, html, text].join('\n').replace(/\s+/g, ' ')
}

describe.each(languages)('in %s', (language) => {
  const sampleFacts = [...factsOf(sampleOffice, language), ...onlyOfSample[language]]

  test.each(everyMail)(
    'the $kind mail of another office has no fact of the sample office',
    async (mail) => {
      const words = await wordsOf(otherOffice, mail, language)

      expect(sampleFacts.filter((fact) => words.includes(fact))).toEqual([])
      expect(words).toContain(otherOffice.name[language])
      expect(words).toContain(`href="tel:${otherOffice.phone}"`)
    },
  )

  test('a quote has every fact of the office that sends it', async () => {
    const quote = sampleMail('quote-ready')
    const ours = await wordsOf(sampleOffice, quote, language)
    const theirs = await wordsOf(otherOffice, quote, language)

    expect(sampleFacts.filter((fact) => !ours.includes(fact))).toEqual([])
    expect(factsOf(otherOffice, language).filter((fact) => !theirs.includes(fact))).toEqual([])
  })
})

test.each([
  ['indigo', '#4869B8'],
  ['plum', '#A24F90'],
] as const)('a seal in %s has that colour in mails', async (colour, value) => {
  const office = { ...otherOffice, seal: { ...otherOffice.seal, colour } }
  const { html } = await renderMail(office, sampleMail('quote-ready'), 'en')

  expect(html).toMatch(new RegExp(`<td[^>]*background-color:${value}[^>]*>湊<`))
})

test('an office that is always open says so', async () => {
  const everyDay = { ...otherOffice, openWeekdays: [0, 1, 2, 3, 4, 5, 6] }
  const words = await wordsOf(everyDay, sampleMail('quote-ready'), 'en')

  expect(words).toContain('Every day, 10:00 to 18:30, closed 11:30 to 12:15<')
  expect(words).toContain('Open every day, 10:00 to 18:30')
  expect(words).toContain('Closed 11:30 to 12:15 for lunch<')
})

test('an office without a lunch break mentions none', async () => {
  const hours = { ...otherOffice.hours, lunchUntil: otherOffice.hours.lunchFrom }
  const withoutLunch = { ...otherOffice, hours }
  const english = await wordsOf(withoutLunch, sampleMail('quote-ready'), 'en')
  const japanese = await wordsOf(withoutLunch, sampleMail('quote-ready'), 'ja')

  expect(english).toContain('Tuesday to Saturday, 10:00 to 18:30<')
  expect(english).not.toMatch(/lunch|11:30|closed/i)
  expect(japanese).toContain('火曜〜土曜 10:00〜18:30<')
  expect(japanese).not.toMatch(/昼休み|11:30|（）/)
  const onHolidays: Office = { ...withoutLunch, holidays: 'us-federal' }
  expect(await wordsOf(onHolidays, sampleMail('quote-ready'), 'en')).toContain(
    'Closed on American holidays<',
  )
})

describe.each(languages)('before the office is set up, in %s', (language) => {
  test.each(everyMail)('the $kind mail has no gaps', async (mail) => {
    const { html, text } = await renderMail(blankOffice, mail, language)
    expect(text).not.toMatch(/〒|^ *,|, *,| at[ .]*$| at [.]|、 まで|\n\n\n\n/m)
    expect(html).not.toMatch(/tel:"|〒|<br\/?><\/p>|<br\/?>\s*<br\/?>\s*<\/p>/)
  })
})

test("a time is in the office's time zone, with its name", async () => {
  const erasedFrom = '2026-11-24T01:12:00.000Z'
  const mail = { kind: 'keep-account', name: '', link: '', erasedFrom } as const
  const inNewYork = { ...otherOffice, timeZone: 'America/New_York' }

  expect(await wordsOf(sampleOffice, mail, 'en')).toContain(
    'After 24 Nov, 2026 at 10:12 (Japan Standard Time),',
  )
  expect(await wordsOf(sampleOffice, mail, 'ja')).toContain('2026年11月24日 10:12（日本標準時）')
  expect(await wordsOf(inNewYork, mail, 'en')).toContain(
    'After 23 Nov, 2026 at 20:12 (Eastern Standard Time),',
  )
})
