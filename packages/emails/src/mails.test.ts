import { languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { describe, expect, test } from 'vitest'
import { renderMail, type Mail } from './index.ts'

const link = 'https://kakehashi.example/open?token=a1b2&next=%2Fprofile'

const mailsWithLink = [
  { kind: 'verify-email', firstName: '花子', link },
  { kind: 'reset-password', firstName: '花子', link },
] satisfies Mail[]

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
    const japanese = [link, office.name, '.example'].reduce(
      (left, known) => left.replaceAll(known, ''),
      words,
    )
    expect(japanese).not.toMatch(/[A-Za-z]/)
  }
})

test.each(everyMail)('the plain $kind mail is not shouted', async (mail) => {
  const { text } = await renderMail(mail, 'en')

  expect(text.replaceAll('DSN', '')).not.toMatch(/[A-Z]{3}/)
})

test('the old address learns only the hint of the new one', async () => {
  const { text } = await renderMail(
    { kind: 'email-changed', firstName: 'Jane', newEmailHint: 'j•••@example.com' },
    'en',
  )

  expect(text).toContain('j•••@example.com')
})
