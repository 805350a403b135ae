import { languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { optionalNotices } from '@kakehashi/domain/request/notices'
import { describe, expect, test } from 'vitest'
import { noticeReader } from '@kakehashi/domain/request/notices'
import {
  requestMailKinds,
  renderMail,
  type Mail,
  type RequestFacts,
  type RequestMailKind,
} from './index.ts'

const link = 'https://kakehashi.example/open?token=a1b2&next=%2Fprofile'

const orderNumber = 'K-2026-00042'
const stage = { en: 'Review', ja: '校閲' }

const price = {
  totalCents: 4_500,
  paidCents: 0,
  depositDueCents: 2_000,
  validUntil: '2026-12-16',
  isRestDue: false,
}
const facts: RequestFacts = {
  customer: '',
  service: { en: 'Birth Certificate', ja: '出生証明書' },
  fromLanguage: 'ja',
  toLanguage: 'en',
  documents: 3,
  neededBy: '2026-11-30',
  isCancelled: false,
  price,
  ready: { day: '2026-11-19', missed: null, condition: null },
}

function requestMail(kind: RequestMailKind, change: Partial<RequestFacts> = {}) {
  const mail = { kind, firstName: '花子', orderNumber, stage, link }
  return { ...mail, facts: { ...facts, ...change } } satisfies Mail
}

const requestMails = requestMailKinds.map((kind) => requestMail(kind))

const mailsWithLink: Mail[] = [
  { kind: 'verify-email', firstName: '花子', link },
  { kind: 'reset-password', firstName: '花子', link },
  ...requestMails,
]

const accountMails = [
  { kind: 'password-changed', firstName: '花子' },
  { kind: 'email-changed', firstName: '花子', newEmailHint: '•••@例.example' },
  { kind: 'second-factor-changed', firstName: '花子', isOn: true },
  { kind: 'second-factor-changed', firstName: '花子', isOn: false },
] satisfies Mail[]

const everyMail: Mail[] = [...mailsWithLink, ...accountMails]

describe.each(languages)('in %s', (language) => {
  test.each(everyMail)('the $kind mail has a subject, HTML and plain text', async (mail) => {
    const { subject, html, text } = await renderMail(mail, language)

    expect(subject).not.toBe('')
    expect(html).toContain(`<html dir="ltr" lang="${language}"`)
    expect(text).toContain('花子')
    expect(text).not.toMatch(/undefined|\[object/)
  })

  test.each(everyMail)('the $kind mail has the name, address and phone', async (mail) => {
    const { html, text } = await renderMail(mail, language)

    for (const part of [office.name, office.phone, ...office.address[language]]) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(html).toContain(`href="tel:${office.phone}"`)
  })

  test.each(mailsWithLink)('the $kind mail has its link as a button and as text', async (mail) => {
    const { html, text } = await renderMail(mail, language)
    const escaped = link.replaceAll('&', '&amp;')

    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
    expect(text.split('\n')).toContain(link)
  })

  test.each(accountMails)('the $kind mail says whom to call if it was not you', async (mail) => {
    const { text } = await renderMail(mail, language)

    expect(text.split(office.phone)).toHaveLength(3)
  })

  test.each(requestMails)('the $kind mail has the order number and the stage', async (mail) => {
    const { subject, html, text } = await renderMail(mail, language)

    expect(subject).toMatch(/^.*K-2026-00042.+$/)
    expect(html).toContain(orderNumber)
    expect(text).toContain(orderNumber)
    expect(html).toContain(stage[language])
    expect(text).toContain(stage[language])
  })

  test.each(requestMails)('the $kind mail says what was requested', async (mail) => {
    const { html, text } = await renderMail(mail, language)
    const lines = {
      en: [
        'Service: Birth Certificate',
        'Languages: Japanese to English',
        'Documents: 3',
        'Needed by: Monday, Nov 30, 2026',
      ],
      ja: [
        'サービス：出生証明書',
        '言語：日本語から英語へ',
        '書類：3点',
        'ご希望の期日：2026年11月30日（月）',
      ],
    }

    expect(text.split('\n')).toEqual(expect.arrayContaining(lines[language]))
    expect(html).toContain(facts.service[language])
  })

  test.each(requestMails)('the $kind mail has exactly one button', async (mail) => {
    const { html } = await renderMail(mail, language)

    expect(html.match(/data-action/g)).toHaveLength(1)
  })

  test('no two mails about a request are the same', async () => {
    const rendered = await Promise.all(requestMails.map((mail) => renderMail(mail, language)))

    expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(requestMails.length)
    expect(new Set(rendered.map(({ text }) => text)).size).toBe(requestMails.length)
  })

  test('only optional mails say that they can be turned off', async () => {
    const turnOff = { en: 'turn them off in your profile', ja: 'マイページで停止できます' }
    const rendered = await Promise.all(requestMails.map((mail) => renderMail(mail, language)))
    const optional = requestMailKinds.filter((_, at) =>
      rendered[at]?.text.includes(turnOff[language]),
    )

    expect(optional).toEqual([...optionalNotices])
  })

  test("mails to the office's own mailbox have no greeting", async () => {
    const mail = { ...requestMail('request-arrived'), firstName: '' }
    const { text } = await renderMail(mail, language)

    expect(text).not.toMatch(/^(Hello,|お客さま)$/m)
  })

  test('the mails for turning a second factor on and off differ', async () => {
    const [on, off] = await Promise.all(
      [true, false].map((isOn) =>
        renderMail({ kind: 'second-factor-changed', firstName: '花子', isOn }, language),
      ),
    )

    expect(on?.subject).not.toBe(off?.subject)
    expect(on?.text).not.toBe(off?.text)
  })
})

/** The lines of a mail in plain text. */
async function linesOf(mail: Mail): Promise<string[]> {
  const { text } = await renderMail(mail, 'en')
  return text.split('\n')
}

test('the mails about a quote say what it costs, by when it is ready and how to pay', async () => {
  const condition = { action: 'accept-and-pay', on: '2026-11-16', before: null } as const
  const ready = { day: '2026-11-19', missed: null, condition }
  const lines = await linesOf(requestMail('quote-ready', { ready }))

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
  expect(text).toContain('When: Monday to Friday, 0900 to 1700, closed 1300 to 1400')
})

test('a quote without a deposit asks for nothing before the translation is picked up', async () => {
  const lines = await linesOf(
    requestMail('quote-ready', { price: { ...price, depositDueCents: 0 } }),
  )

  expect(lines.join('\n')).not.toMatch(/To pay|Deposit/)
  expect(lines.join(' ')).toContain('You pay when you pick up the translation.')
})

test('the mail about an accepted quote names the deposit', async () => {
  const lines = await linesOf(requestMail('quote-accepted'))

  expect(lines.join(' ')).toContain('Pay the deposit of $20.00 at our counter and we will start.')
})

test('the mail about a ready translation says where to pick it up and what is left to pay', async () => {
  const rest = { ...price, paidCents: 2_000, depositDueCents: 0, validUntil: null }
  const ready = { ready: null, price: { ...rest, isRestDue: true } }
  const lines = await linesOf(requestMail('translation-ready', ready))
  const settled = { ...ready, price: { ...rest, isRestDue: true, paidCents: 4_500 } }
  const paidLines = await linesOf(requestMail('translation-ready', settled))

  expect(lines).toEqual(expect.arrayContaining(['Where to pick it up and pay', 'To pay: $25.00']))
  expect(paidLines).toContain('Where to pick it up')
  expect(paidLines.join('\n')).not.toContain('To pay')
})

test.each(['request-cancelled', 'cancellation-confirmed'] as const)(
  'the %s mail says what happens to money paid, and asks for none',
  async (kind) => {
    const cancelled = { isCancelled: true }
    const unpaid = await linesOf(requestMail(kind, cancelled))
    const paid = await linesOf(
      requestMail(kind, { ...cancelled, price: { ...price, paidCents: 2_000 } }),
    )

    expect(unpaid.join(' ')).toContain('You have not paid anything and owe us nothing.')
    expect(paid.join(' ')).toContain('You have paid $20.00.')
    expect(paid.join('\n')).not.toMatch(/^(To pay|Deposit due|Remaining|Ready by)/m)
  },
)

test('the mail about a late translation has the missed day and the new one', async () => {
  const ready = { day: '2026-11-17', missed: '2026-11-13', condition: null }
  const mail = requestMail('late-new-day', { ready })
  const lines = await linesOf(mail)
  const { html } = await renderMail(mail, 'en')

  expect(lines).toEqual(
    expect.arrayContaining(['Promised: Friday, Nov 13, 2026', 'New day: Tuesday, Nov 17, 2026']),
  )
  expect(html).toContain('<s>Friday, Nov 13, 2026</s>')
})

test('only the office is told who the customer is, unless the name looks like a link', async () => {
  const customer = 'Hanako Higa'
  const lines = await linesOf(requestMail('request-arrived', { customer }))
  const withLink = await linesOf(requestMail('request-arrived', { customer: 'www.bad.example' }))

  expect(lines).toContain('Customer: Hanako Higa')
  expect(withLink.join('\n')).not.toMatch(/Customer:|bad/)
})

test('an inbox shows the service and the main fact after the subject', async () => {
  const quote = await renderMail(requestMail('quote-ready'), 'en')
  const moved = await renderMail(requestMail('promise-moved'), 'ja')

  expect(quote.html).toContain('Birth Certificate: $45.00')
  expect(moved.html).toContain('出生証明書：2026年11月19日（木）')
})

test('mails to staff say nothing about money', async () => {
  const kinds = requestMailKinds.filter((kind) => noticeReader[kind] !== 'customer')
  for (const kind of kinds) {
    const lines = await linesOf(requestMail(kind, { price: null }))
    expect(lines.join('\n')).not.toContain('$')
  }
})

test.each(everyMail)('the Japanese $kind mail has no English', async (mail) => {
  const { subject, html, text } = await renderMail(mail, 'ja')
  const visible = html.replace(/<style>.*?<\/style>|<!.*?>|<[^>]*>/gs, ' ').replaceAll('&amp;', '&')

  for (const words of [subject, text, visible]) {
    // DSN is the name in both languages.
    const names = [link, office.name, '.example', orderNumber, 'DSN']
    const japanese = names.reduce((left, known) => left.replaceAll(known, ''), words)
    expect(japanese).not.toMatch(/[A-Za-z]/)
  }
})

test.each(everyMail)('the Japanese $kind mail spells customer consistently', async (mail) => {
  const { subject, html, text } = await renderMail(mail, 'ja')

  for (const words of [subject, html, text]) expect(words).not.toContain('お客様')
})

test.each(everyMail)('the plain text of the $kind mail has no words in capitals', async (mail) => {
  const { text } = await renderMail(mail, 'en')

  expect(text.replaceAll('DSN', '')).not.toMatch(/[A-Z]{3}/)
})

test('the subject starts with the order number', async () => {
  const mail = requestMail('quote-ready')
  const [english, japanese] = await Promise.all([renderMail(mail, 'en'), renderMail(mail, 'ja')])

  expect(english.subject).toBe('K-2026-00042: your quote is ready')
  expect(japanese.subject).toBe('【K-2026-00042】お見積もりができました')
})

test('an order number or a stage cannot inject a header or markup', async () => {
  const broken = 'K-1\r\nBcc: all@example.com'
  const mail = {
    ...requestMail('quote-ready'),
    orderNumber: broken,
    stage: { en: '<b>', ja: '<b>' },
  }
  const { subject, html } = await renderMail(mail, 'en')

  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).toContain('&lt;b&gt;')
})

test('the mail to the old address shows the hint of the new one', async () => {
  const { text } = await renderMail(
    { kind: 'email-changed', firstName: 'Jane', newEmailHint: 'j•••@example.com' },
    'en',
  )

  expect(text).toContain('j•••@example.com')
})
