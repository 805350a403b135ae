import type { OfficeDraft } from '@kakehashi/contract/office-drafts'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Outlet, Route, Routes } from 'react-router'
import LookSection from '../app/owner/settings/look-section.tsx'
import { openScreen } from './open-screen.tsx'

const draft: OfficeDraft = {
  office: sampleOffice,
  published: sampleOffice,
  changes: [],
  version: '1',
}

function Screen() {
  return (
    <Routes>
      <Route element={<Outlet context={{ draft }} />}>
        <Route path="*" element={<LookSection />} />
      </Route>
    </Routes>
  )
}

const open = (answer: (call: Request) => Promise<Response>) =>
  openScreen({ language: 'en', path: '/owner/settings/*', Component: Screen, answer })

test('an owner changes text, colour and logo, and the browser sends no outline', async () => {
  let sent: unknown
  const { say } = await open(async (call) => {
    sent = await call.json()
    return Response.json(draft)
  })
  const caption = say('The seal as it is saved: {savedText}', { savedText: '橋' })
  await expect.element(page.getByRole('figure', { name: caption })).toBeVisible()
  expect(document.querySelector(`path[d="${sampleOffice.seal.outline}"]`)).not.toBeNull()

  await userEvent.fill(page.getByLabelText(say('Text of the seal')), '港')
  await page.getByLabelText(say('Plum')).click()
  await page.getByLabelText(say('Seal'), { exact: true }).click()
  await page.getByRole('button', { name: say('SAVE DRAFT') }).click()

  await expect
    .poll(() => sent)
    .toMatchObject({
      office: { logo: 'seal', seal: { text: '港', colour: 'plum', outline: '' } },
    })
})

test('a character that cannot be drawn is named at its field', async () => {
  const message = 'Enter one or two letters, digits or characters that the seal font has'
  const { say } = await open(async () =>
    Response.json(
      { code: 'invalid-fields', message: 'Check the fields', fields: { 'seal.text': message } },
      { status: 400 },
    ),
  )

  const text = page.getByLabelText(say('Text of the seal'))
  await userEvent.fill(text, '한')
  await page.getByRole('button', { name: say('SAVE DRAFT') }).click()

  await expect.element(text).toHaveAccessibleDescription(expect.stringContaining(message))
})
