import { languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { optionalNotices } from '@kakehashi/domain/request/notices'
import { describe, expect, test } from 'vitest'
import { orderMailKinds, renderMail, type Mail, type OrderMailKind } from './index.ts'

const link = 'https://kakehashi.example/open?token=a1b2&next=%2Fprofile'

const orderNumber = 'K-2026-00042'
const stage = { en: 'Review', ja: '校閲' }

function orderMail(kind: OrderMailKind) {
  return { kind, firstName: '花子', orderNumber, stage, link } satisfies Mail
}

const orderMails = orderMailKinds.map(orderMail)

const mailsWithLink: Mail[] = [
  { kind: 'verify-email', firstName: '花子', link },
  { kind: 'reset-password', firstName: '花子', link },
  ...orderMails,
]

const notices = [
  { kind: 'password-changed', firstName: '花子' },
  { kind: 'email-changed', firstName: '花子', newEmailHint: '•••@例.example' },
  { kind: 'second-factor-changed', firstName: '花子', isOn: true },
  { kind: 'second-factor-changed', firstName: '花子', isOn: false },
] satisfies Mail[]

const everyMail: Mail[] = [...mailsWithLink, ...notices]

describe.each(languages)('in %s', (language) => {
  test.each(everyMail)('the $kind mail has a subject, a sheet and a plain text', async (mail) => {
    const { subject, html, text } = await renderMail(mail, language)

    expect(subject).not.toBe('')
    expect(html).toContain(`<html dir="ltr" lang="${language}"`)
    expect(text).toContain('花子')
    expect(text).not.toMatch(/undefined|\[object/)
  })

  test.each(everyMail)('the $kind mail says who we are and how to reach us', async (mail) => {
    const { html, text } = await renderMail(mail, language)

    for (const part of [office.name, office.phone, ...office.address[language]]) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(html).toContain(`href="tel:${office.phone}"`)
  })

  test.each(mailsWithLink)('the $kind link is a button, and an address to copy', async (mail) => {
    const { html, text } = await renderMail(mail, language)
    const escaped = link.replaceAll('&', '&amp;')

    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
    expect(text.split('\n')).toContain(link)
  })

  test.each(notices)('the $kind notice says whom to call if it was not you', async (mail) => {
    const { text } = await renderMail(mail, language)

    expect(text.split(office.phone)).toHaveLength(3)
  })

  test.each(orderMails)('the $kind mail carries the number and the stage', async (mail) => {
    const { subject, html, text } = await renderMail(mail, language)

    expect(subject).toMatch(/^.*K-2026-00042.+$/)
    expect(html).toContain(orderNumber)
    expect(text).toContain(orderNumber)
    expect(html).toContain(stage[language])
    expect(text).toContain(stage[language])
  })

  test.each(orderMails)('the $kind mail names no amount, no file and no date', async (mail) => {
    const { subject, text } = await renderMail(mail, language)
    const [letter = ''] = text.split(office.address[language][0])
    const said = [subject, letter].join('\n').replaceAll(link, '').replaceAll(orderNumber, '')

    expect(said).not.toMatch(/[\d$¥￥円]|\p{Nd}|\.(pdf|docx|jpe?g|png|heic|webp)/iu)
  })

  test('no two mails about an order are alike', async () => {
    const rendered = await Promise.all(orderMails.map((mail) => renderMail(mail, language)))

    expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(orderMails.length)
    expect(new Set(rendered.map(({ text }) => text)).size).toBe(orderMails.length)
  })

  test('a mail says that it can be turned off when it can, and only then', async () => {
    const turnOff = { en: 'turn them off in your profile', ja: 'マイページで停止できます' }
    const rendered = await Promise.all(orderMails.map((mail) => renderMail(mail, language)))
    const saying = orderMailKinds.filter((_, at) => rendered[at]?.text.includes(turnOff[language]))

    expect(saying).toEqual([...optionalNotices])
  })

  test("the office's own mailbox is not greeted like a customer", async () => {
    const mail = { ...orderMail('request-arrived'), firstName: '' }
    const { text } = await renderMail(mail, language)

    expect(text).not.toMatch(/^(Hello,|お客さま)$/m)
  })

  test('turning two-step login on and off are told apart', async () => {
    const [on, off] = await Promise.all(
      [true, false].map((isOn) =>
        renderMail({ kind: 'second-factor-changed', firstName: '花子', isOn }, language),
      ),
    )

    expect(on?.subject).not.toBe(off?.subject)
    expect(on?.text).not.toBe(off?.text)
  })
})

test.each(everyMail)('no English is left in the Japanese $kind mail', async (mail) => {
  const { subject, html, text } = await renderMail(mail, 'ja')
  const visible = html.replace(/<style>.*?<\/style>|<!.*?>|<[^>]*>/gs, ' ').replaceAll('&amp;', '&')

  for (const words of [subject, text, visible]) {
    // The base's own telephones are called so in both languages.
    const names = [link, office.name, '.example', orderNumber, 'DSN']
    const japanese = names.reduce((left, known) => left.replaceAll(known, ''), words)
    expect(japanese).not.toMatch(/[A-Za-z]/)
  }
})

test.each(everyMail)('customers are written one way in the Japanese $kind mail', async (mail) => {
  const { subject, html, text } = await renderMail(mail, 'ja')

  for (const words of [subject, html, text]) expect(words).not.toContain('お客様')
})

test.each(everyMail)('the plain $kind mail is not shouted', async (mail) => {
  const { text } = await renderMail(mail, 'en')

  expect(text.replaceAll('DSN', '')).not.toMatch(/[A-Z]{3}/)
})

test('the order number stands first in the subject', async () => {
  const mail = orderMail('quote-ready')
  const [english, japanese] = await Promise.all([renderMail(mail, 'en'), renderMail(mail, 'ja')])

  expect(english.subject).toBe('K-2026-00042: your quote is ready')
  expect(japanese.subject).toBe('【K-2026-00042】お見積もりができました')
})

test('nothing in an order number or a stage can start a header', async () => {
  const broken = 'K-1\r\nBcc: all@example.com'
  const mail = { ...orderMail('quote-ready'), orderNumber: broken, stage: { en: '<b>', ja: '<b>' } }
  const { subject, html } = await renderMail(mail, 'en')

  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).toContain('&lt;b&gt;')
})

test('the old address learns only the hint of the new one', async () => {
  const { text } = await renderMail(
    { kind: 'email-changed', firstName: 'Jane', newEmailHint: 'j•••@example.com' },
    'en',
  )

  expect(text).toContain('j•••@example.com')
})
