import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../src/controls/field.tsx'
import { renderIn } from './in-language.tsx'

const branches = [
  { value: 'NAVY', label: 'Navy' },
  { value: 'ARMY', label: 'Army' },
]
const texts = { label: 'Branch', hint: 'Where you serve', error: 'Choose one' }

for (const [name, field] of [
  ['a text field', <TextField key="" name="branch" {...texts} />],
  ['a text area', <TextAreaField key="" name="branch" {...texts} />],
  ['a password field', <PasswordField key="" name="branch" {...texts} />],
  ['a select', <SelectField key="" name="branch" options={branches} {...texts} />],
  ['a checkbox', <CheckboxField key="" name="branch" {...texts} />],
] as const) {
  test(`${name} is linked to its label, hint and error`, async () => {
    await renderIn('en', field)
    const control = page.getByLabelText('Branch')
    await expect.element(control).toBeInvalid()
    await expect.element(control).toHaveAccessibleDescription('Where you serve Error: Choose one')
    await expect.element(page.getByText('Choose one', { exact: false })).toBeVisible()
  })
}

test('a field without hint or error is valid and has no description', async () => {
  await renderIn('en', <TextField name="city" label="City" />)
  const control = page.getByLabelText('City')
  await expect.element(control).toBeValid()
  expect(control.element().hasAttribute('aria-describedby')).toBe(false)
  expect(control.element().hasAttribute('aria-invalid')).toBe(false)
})

for (const [language, optional, error] of [
  ['en', '(optional)', 'Error:'],
  ['ja', '（任意）', 'エラー'],
] as const) {
  test(`optional fields are marked, and errors have a prefix (${language})`, async () => {
    await renderIn(language, <TextField name="city" label="City" isOptional error="Too long" />)
    await expect.element(page.getByText(optional)).toBeVisible()
    const control = page.getByRole('textbox')
    await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(error))
    await expect.element(control).toHaveAccessibleDescription(expect.stringContaining('Too long'))
  })
}

for (const [language, show, hide] of [
  ['en', 'Show password', 'Hide password'],
  ['ja', 'パスワードを表示', 'パスワードを隠す'],
] as const) {
  test(`a password is shown and hidden again (${language})`, async () => {
    await renderIn(language, <PasswordField name="password" label="Password" />)
    const control = page.getByLabelText('Password', { exact: true })
    await userEvent.fill(control, 'bridge over water')
    await expect.element(control).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: show }).click()
    await expect.element(control).toHaveAttribute('type', 'text')
    await expect.element(control).toHaveValue('bridge over water')
    await page.getByRole('button', { name: hide }).click()
    await expect.element(control).toHaveAttribute('type', 'password')
  })
}

test('a select starts without a selection', async () => {
  const placeholder = 'Choose a branch'
  await renderIn(
    'en',
    <SelectField name="branch" label="Branch" options={branches} placeholder={placeholder} />,
  )
  const control = page.getByLabelText('Branch')
  await expect.element(control).toHaveDisplayValue(placeholder)
  await userEvent.selectOptions(control, 'ARMY')
  await expect.element(control).toHaveValue('ARMY')
})

test('a checkbox is ticked by its label and by the space bar', async () => {
  await renderIn('en', <CheckboxField name="rush" label="Needed soon" />)
  const box = page.getByRole('checkbox', { name: 'Needed soon' })
  await page.getByText('Needed soon').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})
