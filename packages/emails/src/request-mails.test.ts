import { type Language, languages } from '@kakehashi/domain/language'
import { deliveryWays } from '@kakehashi/domain/request/delivery'
import { noticeReader } from '@kakehashi/domain/request/notices'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { type Mail, renderMail, requestMailKinds } from './index.ts'
import { sampleMail, samplePrice } from './testing/sample-mail.ts'

/** The lines of a mail in plain text. */
async function linesOf(mail: Mail, language: Language = 'en'): Promise<string[]> {
  const { text } = await renderMail(sampleOffice, mail, language)
  return text.split('\n')
}

test('the mails about a quote say what it costs, by when it is ready and how to pay', async () => {
  const condition = { action: 'accept-and-pay', on: '2026-11-16', before: null } as const
  const ready = { day: '2026-11-19', missed: null, condition }
  const lines = await linesOf(sampleMail('quote-ready', { ready }))

  expect(lines).toEqual(
    expect.arrayContaining([
      'Price: $45.00',
      'Deposit due: $20.00',
      'Valid until: Wednesday, Dec 16, 2026',
      'Where and how to pay',
      'To pay: $20.00',
      'Where: Building 217, Camp Deigo, Okinawa 901-0000, Japan',
      'How: Cash (US dollars or yen), credit card or debit card',
    ]),
  )
  const text = lines.join(' ')
  expect(text).toContain('Ready by: Thursday, Nov 19, 2026 if you accept and pay the deposit on')
  expect(text).toContain('When: Monday to Friday, 9:00 to 17:00, closed 13:00 to 14:00')
})

test('a quote without a deposit asks for nothing before the translation is picked up', async () => {
  const lines = await linesOf(
    sampleMail('quote-ready', { price: { ...samplePrice, depositDueCents: 0 } }),
  )

  expect(lines.join('\n')).not.toMatch(/To pay|Deposit/)
  expect(lines.join(' ')).toContain('You pay when you pick up the translation.')
})

test('the mail about an accepted quote names the deposit', async () => {
  const lines = await linesOf(sampleMail('quote-accepted'))

  expect(lines.join(' ')).toContain('Pay the deposit of $20.00 at our counter and we will start.')
})

test('the mail about a ready translation says where to pick it up and what is left to pay', async () => {
  const rest = { ...samplePrice, paidCents: 2_000, depositDueCents: 0, validUntil: null }
  const ready = { ready: null, price: { ...rest, isRestDue: true } }
  const lines = await linesOf(sampleMail('translation-ready', ready))
  const settled = { ...ready, price: { ...rest, isRestDue: true, paidCents: 4_500 } }
  const paidLines = await linesOf(sampleMail('translation-ready', settled))

  expect(lines).toEqual(expect.arrayContaining(['Where to pick it up and pay', 'To pay: $25.00']))
  expect(paidLines).toContain('Where to pick it up')
  expect(paidLines.join('\n')).not.toContain('To pay')
})

test('the mail about a refund names the amount, also in Japanese', async () => {
  const mail = sampleMail('refund-recorded', { refundedCents: 2_000, isCancelled: true })
  const lines = await linesOf(mail)
  const japanese = await renderMail(sampleOffice, mail, 'ja')

  expect(lines).toContain('We have paid back $20.00 for your request.')
  expect(lines).toContain('Refunded: $20.00')
  expect(japanese.text).toContain('$20.00を返金いたしました。')
})

test.each(['request-cancelled', 'cancellation-confirmed'] as const)(
  'the %s mail says what happens to money paid, and asks for none',
  async (kind) => {
    const cancelled = { isCancelled: true }
    const unpaid = await linesOf(sampleMail(kind, cancelled))
    const paid = await linesOf(
      sampleMail(kind, { ...cancelled, price: { ...samplePrice, paidCents: 2_000 } }),
    )

    expect(unpaid.join(' ')).toContain('You have not paid anything and owe us nothing.')
    expect(paid.join(' ')).toContain('You have paid $20.00.')
    expect(paid.join('\n')).not.toMatch(/^(To pay|Deposit due|Remaining|Ready by)/m)
  },
)

test('the mail about a late translation has the missed day and the new one', async () => {
  const ready = { day: '2026-11-17', missed: '2026-11-13', condition: null }
  const mail = sampleMail('late-new-day', { ready })
  const lines = await linesOf(mail)
  const { html } = await renderMail(sampleOffice, mail, 'en')

  expect(lines).toEqual(
    expect.arrayContaining(['Promised: Friday, Nov 13, 2026', 'New day: Tuesday, Nov 17, 2026']),
  )
  expect(html).toContain('<s>Friday, Nov 13, 2026</s>')
})

test('the first mail says until when the price comes and how the customer gets the translation', async () => {
  const facts = { quoteBy: new Date('2026-11-16T17:00:00+09:00'), price: null, ready: null }
  const mail = sampleMail('request-received', { ...facts, delivery: 'post' })
  const { text: japanese } = await renderMail(sampleOffice, mail, 'ja')

  expect(await linesOf(mail)).toEqual(
    expect.arrayContaining([
      'You get the price: Monday, Nov 16, 2026, by 17:00',
      'How you get it: By post',
    ]),
  )
  expect(japanese).toContain('2026年11月16日（月）17:00まで')
  expect(japanese).toContain('郵送')
})

test('the first mail about an interpretation names no way of delivery', async () => {
  const facts = { quoteBy: new Date('2026-11-16T17:00:00+09:00'), price: null, ready: null }
  const lines = await linesOf(
    sampleMail('request-received', { ...facts, serviceKind: 'interpretation' }),
  )

  expect(lines.join('\n')).toContain('You get the price')
  expect(lines.join('\n')).not.toMatch(/How you get it|counter/)
})

test('a customer who picks it up may also download it once the rest is paid', async () => {
  const rest = { ...samplePrice, depositDueCents: 0, paidCents: 2_000, isRestDue: true }
  const ready = sampleMail('translation-ready', { ready: null, price: rest })
  const text = (await linesOf(ready)).join(' ')
  const { text: japanese } = await renderMail(sampleOffice, ready, 'ja')
  const paid = { ready: null, price: { ...rest, paidCents: 4_500 } }
  const out = (await linesOf(sampleMail('translation-out', paid))).join(' ')

  expect(text).toContain('You can also download it once the remaining $25.00 is paid.')
  expect(text).toContain('Open my request')
  expect(text).not.toMatch(/shows whether|Get my translation/)
  expect(japanese).toContain('残額$25.00のお支払いの後は、')
  expect(out).toContain('You can also download it')
  expect(out).not.toContain('printed copy')
})

test('only a changed day is in the mails about an interpretation', async () => {
  const ready = { day: '2026-11-17', missed: null, condition: null }
  const moved = sampleMail('promise-moved', { ready, serviceKind: 'interpretation' })

  expect(await linesOf(moved)).toContain('New day: Tuesday, Nov 17, 2026')
  expect((await linesOf(moved)).join('\n')).not.toContain('Ready by')
})

test('the mail about a declined quote says that nothing is owed and what is still possible', async () => {
  const price = { ...samplePrice, depositDueCents: 0 }
  const lines = await linesOf(sampleMail('decline-confirmed', { price, ready: null }))

  expect(lines.join(' ')).toContain('You owe us nothing.')
  expect(lines.join(' ')).toContain('you can still accept it')
  expect(lines.join('\n')).not.toMatch(/To pay|Deposit due/)
})

test('only the office is told who the customer is, unless the name looks like a link', async () => {
  const customer = 'Hanako Higa'
  const lines = await linesOf(sampleMail('request-arrived', { customer }))
  const withLink = await linesOf(sampleMail('request-arrived', { customer: 'www.bad.example' }))

  expect(lines).toContain('Customer: Hanako Higa')
  expect(withLink.join('\n')).not.toMatch(/Customer:|bad/)
})

test('an inbox shows the service and the main fact after the subject', async () => {
  const quote = await renderMail(sampleOffice, sampleMail('quote-ready'), 'en')
  const moved = await renderMail(sampleOffice, sampleMail('promise-moved'), 'ja')

  expect(quote.html).toContain('Birth Certificate: $45.00')
  expect(moved.html).toContain('出生証明書：2026年11月19日（木）')
})

test('mails to staff say nothing about money', async () => {
  const kinds = requestMailKinds.filter((kind) => noticeReader[kind] !== 'customer')
  for (const kind of kinds) {
    const lines = await linesOf(sampleMail(kind, { price: null }))
    expect(lines.join('\n')).not.toContain('$')
  }
})

describe.each(languages)('no mail about an interpretation names a translation (%s)', (language) => {
  test.each(deliveryWays)('with the record by %s', { timeout: 30_000 }, async (way) => {
    const service = { en: 'Interpretation', ja: '通訳' }
    const interpretation = { service, serviceKind: 'interpretation', delivery: way } as const
    const noDeposit = { ...samplePrice, depositDueCents: 0 }
    // Only translations have certificates.
    const kinds = requestMailKinds.filter((kind) => kind !== 'certificate-revoked')
    const mails = [
      ...kinds.map((kind) => sampleMail(kind, interpretation)),
      sampleMail('quote-ready', { ...interpretation, price: noDeposit }),
      sampleMail('quote-accepted', { ...interpretation, price: noDeposit }),
    ]
    for (const mail of mails) {
      const { subject, text } = await renderMail(sampleOffice, mail, language)
      expect(`${subject} ${text}`).not.toMatch(/translat|翻訳/i)
    }
  })
})

test('the mail with a quote says what the price consists of, without what a clerk typed', async () => {
  const lines = [
    {
      text: { en: 'Birth Certificate', ja: '出生証明書' },
      unit: 'page',
      quantity: 3,
      unitCents: 2_500,
    },
    { text: { en: 'Certificate', ja: '証明書' }, unit: 'each', quantity: 1, unitCents: 1_000 },
    { text: null, unit: 'each', quantity: 1, unitCents: -500 },
  ] as const
  const mail = sampleMail('quote-ready', { lines })
  const english = (await linesOf(mail)).join('\n')
  expect(english).toContain('Birth Certificate, 3 pages × $25.00: $75.00')
  expect(english).toContain('Certificate: $10.00')
  expect(english).toContain('Other work: -$5.00')
  const japanese = (await linesOf(mail, 'ja')).join('\n')
  expect(japanese).toContain('出生証明書　3ページ × $25.00：$75.00')
  expect(japanese).toContain('その他の作業：-$5.00')
})
