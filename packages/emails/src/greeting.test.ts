import { sampleOffice } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { greet, oneLine } from './greeting.ts'
import { renderMail } from './index.ts'

describe('a name is untrusted input', () => {
  test('markup in it is escaped', async () => {
    const { html } = await renderMail(
      sampleOffice,
      { kind: 'password-changed', name: '<img src=x onerror=alert(1)>' },
      'en',
    )

    expect(html).not.toContain('<img')
    expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,')
  })

  test('markup in the hint of a new address is escaped', async () => {
    const { html } = await renderMail(
      sampleOffice,
      { kind: 'email-changed', name: 'Jane', newEmailHint: '"<script>"@example.com' },
      'ja',
    )

    expect(html).not.toContain('<script')
  })

  test('a line break in it starts neither a header nor a paragraph', async () => {
    const name = 'Jane\r\nBcc: all@example.com\r\n\r\nYou won'
    const { subject, text } = await renderMail(
      sampleOffice,
      { kind: 'password-changed', name },
      'en',
    )

    expect(subject).not.toMatch(/[\r\n]|Bcc/)
    expect(text).not.toMatch(/^Bcc/m)
    expect(oneLine(name)).toBe('Jane Bcc: all@example.com You won')
  })

  test.each([
    'win at https://bad.example',
    'www.bad',
    'bad.example',
    'me@bad',
    'x'.repeat(61),
    ' ',
  ])('%j is left out of the greeting', (name) => {
    expect(greet(name, 'en')).toBe('Hello,')
    expect(greet(name, 'ja')).toBe('お客さま')
  })

  test.each(['Jane', "D'Angelo", 'Mary-Ann', 'J.R.', 'José', '山田 花子', 'Smith Jane', '🦊'])(
    '%s is greeted by name',
    (name) => {
      expect(greet(name, 'en')).toBe(`Hello ${name},`)
      expect(greet(name, 'ja')).toBe(`${name} 様`)
    },
  )
})
