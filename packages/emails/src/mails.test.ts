import { languages } from '@kakehashi/domain/language'
import { addressLines } from '@kakehashi/domain/office'
import { optionalNotices } from '@kakehashi/domain/request/notices'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { requestMailKinds, renderMail } from './index.ts'
import {
  accountMails,
  bulkReading,
  everyMail,
  mailsWithLink,
  requestMails,
  virusFound,
  settingsLink,
} from './testing/every-mail.ts'
import { link, orderNumber, sampleFacts, sampleMail, stage } from './testing/sample-mail.ts'

describe.each(languages)('in %s', (language) => {
  test.each(everyMail)('the $kind mail has a subject, HTML and plain text', async (mail) => {
    const { subject, html, text } = await renderMail(sampleOffice, mail, language)

    expect(subject).not.toBe('')
    expect(html).toContain(`<html dir="ltr" lang="${language}"`)
    expect(text).toContain('花子')
    expect(text).not.toMatch(/undefined|\[object/)
  })

  test.each(everyMail)('the $kind mail has the name, address and phone', async (mail) => {
    const { html, text } = await renderMail(sampleOffice, mail, language)

    const { name, phone } = sampleOffice
    for (const part of [name[language], phone, ...addressLines(sampleOffice, language)]) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(html).toContain(`href="tel:${phone}"`)
  })

  test.each(mailsWithLink)('the $kind mail has its link as a button and as text', async (mail) => {
    const { html, text } = await renderMail(sampleOffice, mail, language)
    const escaped = link.replaceAll('&', '&amp;')

    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
    expect(text.split('\n')).toContain(link)
  })

  test.each(accountMails)('the $kind mail says whom to call if it was not you', async (mail) => {
    const { text } = await renderMail(sampleOffice, mail, language)

    expect(text.split(sampleOffice.phone)).toHaveLength(3)
  })

  test.each(requestMails)('the $kind mail has the order number and the stage', async (mail) => {
    const { subject, html, text } = await renderMail(sampleOffice, mail, language)

    expect(subject).toMatch(/^.*K-2026-00042.+$/)
    expect(html).toContain(orderNumber)
    expect(text).toContain(orderNumber)
    expect(html).toContain(stage[language])
    expect(text).toContain(stage[language])
  })

  test.each(requestMails)('the $kind mail says what was requested', async (mail) => {
    const { html, text } = await renderMail(sampleOffice, mail, language)
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
    expect(html).toContain(sampleFacts.service[language])
  })

  test.each(requestMails)('the $kind mail has exactly one button', async (mail) => {
    const { html } = await renderMail(sampleOffice, mail, language)

    expect(html.match(/data-action/g)).toHaveLength(1)
  })

  test('no two mails about a request are the same', async () => {
    const rendered = await Promise.all(
      requestMails.map((mail) => renderMail(sampleOffice, mail, language)),
    )

    expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(requestMails.length)
    expect(new Set(rendered.map(({ text }) => text)).size).toBe(requestMails.length)
  })

  test('only optional mails say that they can be turned off', async () => {
    const turnOff = { en: 'turn them off in your profile', ja: 'マイページで停止できます' }
    const rendered = await Promise.all(
      requestMails.map((mail) => renderMail(sampleOffice, mail, language)),
    )
    const optional = requestMailKinds.filter((_, at) =>
      rendered[at]?.text.includes(turnOff[language]),
    )

    expect(optional).toEqual([...optionalNotices])
  })

  test("mails to the office's own mailbox have no greeting", async () => {
    const mail = { ...sampleMail('request-arrived'), name: '' }
    const { text } = await renderMail(sampleOffice, mail, language)

    expect(text).not.toMatch(/^(Hello,|お客さま)$/m)
  })

  test('the mails for turning a second factor on and off differ', async () => {
    const [on, off] = await Promise.all(
      [true, false].map((isOn) =>
        renderMail(
          sampleOffice,
          { kind: 'second-factor-changed', name: '山田 花子', isOn },
          language,
        ),
      ),
    )

    expect(on?.subject).not.toBe(off?.subject)
    expect(on?.text).not.toBe(off?.text)
  })
})

test.each(everyMail)('the Japanese $kind mail has no English', async (mail) => {
  const { subject, html, text } = await renderMail(sampleOffice, mail, 'ja')
  const visible = html.replace(/<style>.*?<\/style>|<!.*?>|<[^>]*>/gs, ' ').replaceAll('&amp;', '&')

  for (const words of [subject, text, visible]) {
    // These are the names in both languages.
    const names = [
      link,
      settingsLink,
      sampleOffice.name.en,
      '.example',
      orderNumber,
      'DSN',
      'Chrome',
      'Windows',
      'Clara Clerk',
      bulkReading.reader,
      virusFound.sender,
      virusFound.signature,
    ]
    const japanese = names.reduce((left, known) => left.replaceAll(known, ''), words)
    expect(japanese).not.toMatch(/[A-Za-z]/)
  }
})

test.each(everyMail)('the Japanese $kind mail spells customer consistently', async (mail) => {
  const { subject, html, text } = await renderMail(sampleOffice, mail, 'ja')

  for (const words of [subject, html, text]) expect(words).not.toContain('お客様')
})

test.each(everyMail)('the plain text of the $kind mail has no words in capitals', async (mail) => {
  const { text } = await renderMail(sampleOffice, mail, 'en')

  expect(text.replaceAll('DSN', '')).not.toMatch(/[A-Z]{3}/)
})

test('the subject starts with the order number', async () => {
  const mail = sampleMail('quote-ready')
  const [english, japanese] = await Promise.all([
    renderMail(sampleOffice, mail, 'en'),
    renderMail(sampleOffice, mail, 'ja'),
  ])

  expect(english.subject).toBe('K-2026-00042: your quote is ready')
  expect(japanese.subject).toBe('【K-2026-00042】お見積もりができました')
})

test('an order number or a stage cannot inject a header or markup', async () => {
  const broken = 'K-1\r\nBcc: all@example.com'
  const mail = {
    ...sampleMail('quote-ready'),
    orderNumber: broken,
    stage: { en: '<b>', ja: '<b>' },
  }
  const { subject, html } = await renderMail(sampleOffice, mail, 'en')

  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).toContain('&lt;b&gt;')
})

test('the mail to the old address shows the hint of the new one', async () => {
  const { text } = await renderMail(
    sampleOffice,
    { kind: 'email-changed', name: 'Jane', newEmailHint: 'j•••@example.com' },
    'en',
  )

  expect(text).toContain('j•••@example.com')
})
