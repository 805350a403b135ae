import { problems } from '@kakehashi/contract/fields/problems'
import { languages } from '@kakehashi/domain/language'
import { noticeStore } from '@kakehashi/ui/toast'
import { branches, findSources } from '@kakehashi/domain/people/people'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import Register from '../app/account/register.tsx'
import { openScreen, type Say } from './open-screen.tsx'

const alert = page.getByRole('alert')
const optionsOf = (label: string | RegExp) =>
  [...page.getByLabelText(label, { exact: true }).element().querySelectorAll('option')].map(
    ({ value }) => value,
  )

const sample = { email: 'keiko@example.com', phone: '098-970-5555' }

async function fillIn(say: Say, confirmation: string, { email, phone } = sample) {
  const labelled = (label: string) => page.getByLabelText(say(label), { exact: true })
  await labelled('First name').fill('Keiko')
  await labelled('Last name').fill('Higa')
  await labelled('E-mail').fill(email)
  await labelled('Phone').fill(phone)
  await userEvent.selectOptions(labelled('Branch'), 'NAVY')
  await labelled('Password').fill('bridge over the sea')
  await labelled('Confirm password').fill(confirmation)
  await page.getByRole('button', { name: say('CREATE ACCOUNT') }).click()
}

const offline = { en: /You are offline. Nothing has been sent./, ja: /オフラインです。/ }
const connected = { en: /You are connected again./, ja: /再び接続されました。/ }
const unreachable = {
  en: /We cannot connect to the server at the moment. What you typed stays/,
  ja: /現在サーバーに接続できません。入力内容はこのタブに残っています。/,
}

describe.each(languages)('registration (%s)', (language) => {
  const differ = problems['passwords-differ'][language]

  const open = () => openScreen({ language, path: '/register', Component: Register })

  test('passwords that differ show an error at the field and are not sent', async () => {
    const { say, sent } = await open()
    await fillIn(say, 'something else')
    const confirmation = page.getByLabelText(say('Confirm password'), { exact: true })
    await expect.element(confirmation).toHaveAttribute('aria-invalid', 'true')
    await expect.element(confirmation).toHaveAccessibleDescription(expect.stringContaining(differ))
    await expect.element(alert.getByRole('link', { name: new RegExp(differ) })).toBeVisible()
    await expect.element(alert).toHaveFocus()
    expect(sent).toEqual([])
    expect(localStorage.getItem('userInfo')).toBeNull()
  })

  test('an empty confirmation counts as different', async () => {
    const { say, sent } = await open()
    await fillIn(say, '')
    await expect.poll(() => alert.element().textContent).toContain(differ)
    expect(sent).toEqual([])
  })

  test('equal passwords are sent, and a failed call keeps the input', async () => {
    const { say, sent } = await open()
    await fillIn(say, 'bridge over the sea')
    await expect.poll(() => sent).toEqual([`POST ${location.origin}/api/users`])
    await expect
      .element(page.getByLabelText(say('First name'), { exact: true }))
      .toHaveValue('Keiko')
  })

  test('offline, the form says at the button that nothing was sent, and how to go on', async () => {
    const { say, sent } = await open()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    await fillIn(say, 'bridge over the sea')
    const notice = page.getByText(say('Not sent yet'), { exact: true })
    await expect.element(notice).toBeInViewport()
    await expect.element(page.getByText(offline[language])).toBeVisible()
    expect(sent).toEqual([])
    expect(noticeStore.read().filter(({ isClosed }) => !isClosed)).toEqual([])

    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText(connected[language])).toBeVisible()
    await page.getByRole('button', { name: say('CREATE ACCOUNT') }).click()
    await expect.poll(() => sent).toEqual([`POST ${location.origin}/api/users`])
    await expect.element(page.getByText(unreachable[language])).toBeVisible()
  })

  test('kanji and kana in the passport name are refused with the reason', async () => {
    const { say, sent } = await open()
    const labelled = (label: string) => page.getByLabelText(say(label), { exact: true })
    await labelled('First name').fill('花子')
    await labelled('Last name').fill('ヤマダ')
    await page.getByRole('button', { name: say('CREATE ACCOUNT') }).click()
    const reason = problems['name-not-latin'][language]
    for (const label of ['First name', 'Last name']) {
      await expect
        .element(labelled(label))
        .toHaveAccessibleDescription(expect.stringContaining(reason))
    }
    await labelled('First name').fill('Ｈａｎａｋｏ')
    await labelled('Last name').fill('O’Brien-Núñez')
    await expect.element(labelled('First name')).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(labelled('Last name')).not.toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('a full-width at sign and full-width digits are accepted', async () => {
    const { say, sent } = await open()
    await fillIn(say, 'bridge over the sea', {
      email: 'keiko＠example。com',
      phone: '０９８ー９７０ー５５５５',
    })
    await expect.poll(() => sent).toEqual([`POST ${location.origin}/api/users`])
  })

  test('browsers fill in family name and given name in the right fields', async () => {
    const { say } = await open()
    for (const [label, token] of [
      ['Last name', 'family-name'],
      ['First name', 'given-name'],
      ['Middle name', 'additional-name'],
    ] as const) {
      await expect
        .element(page.getByLabelText(new RegExp(`^${say(label)}`)))
        .toHaveAttribute('autocomplete', token)
    }
  })

  test('the name fields are in the order of the language', async () => {
    const { say } = await open()
    const fields = page
      .getByRole('group', { name: say('Your name'), exact: false })
      .getByRole('textbox')
    await expect.element(fields.nth(4)).toBeVisible()
    const order = {
      en: ['firstName', 'middleName', 'lastName'],
      ja: ['lastName', 'firstName', 'middleName'],
    }
    expect(fields.elements().map((field) => field.getAttribute('name'))).toEqual([
      ...order[language],
      'nameJa',
      'nameKana',
    ])
  })

  test('the form has the required fields and lists the missing ones in order', async () => {
    const { say } = await open()
    await expect
      .element(page.getByLabelText(say('E-mail'), { exact: true }))
      .toHaveAttribute('type', 'email')
    await expect
      .element(page.getByLabelText(say('Phone'), { exact: true }))
      .toHaveAttribute('type', 'tel')
    expect(optionsOf(say('Branch'))).toEqual(['', ...branches])
    expect(optionsOf(new RegExp(say('How did you find us?').replace('?', '')))).toEqual([
      '',
      ...findSources,
    ])
    expect(document.querySelector('option[value="FACEBOOK"]')?.textContent).toBe(
      say('Social Media'),
    )

    await page.getByRole('button', { name: say('CREATE ACCOUNT') }).click()
    await expect.element(alert).toBeVisible()
    const names = ['first-name-required', 'last-name-required'] as const
    const missing = [
      // In the order of the fields.
      ...(language === 'ja' ? names.toReversed() : names),
      'email-required',
      'phone-required',
      'branch-required',
      'password-required',
    ] as const
    expect(
      alert
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(missing.map((key) => problems[key][language]))
  })
})
