import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '../src/controls/field.tsx'
import { Form } from '../src/controls/form.tsx'
import { renderIn } from './in-language.tsx'

const city = { id: 'city', message: 'Enter a city' }
const street = { id: 'street', message: 'Enter a street' }
const elsewhere = { message: 'The office does not answer' }

function Address({ found }: { found: (typeof city | typeof elsewhere)[] }) {
  const [problems, setProblems] = useState<typeof found>([])
  return (
    <Form
      problems={problems}
      onSubmit={(event) => {
        event.preventDefault()
        setProblems(found)
      }}
    >
      <TextField id="street" label="Street" type="email" required />
      <TextField id="city" label="City" />
      <button type="submit">SEND</button>
    </Form>
  )
}

const summary = page.getByRole('alert')
const send = page.getByRole('button', { name: 'SEND' })
const lines = () =>
  summary
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

for (const [language, one, two] of [
  ['en', 'There is 1 problem', 'There are 2 problems'],
  ['ja', '1か所をご確認ください', '2か所をご確認ください'],
] as const) {
  test(`a rejected form shows the number of problems (${language})`, async () => {
    const { redraw } = await renderIn(language, <Form problems={[city]} />)
    await expect.element(summary).toHaveAccessibleName(expect.stringContaining(one))
    await redraw(<Form problems={[city, street]} />)
    await expect.element(summary).toHaveAccessibleName(expect.stringContaining(two))
  })
}

test('the summary of a rejected form gets the focus and links to the fields', async () => {
  await renderIn('en', <Address found={[street, city, elsewhere]} />)
  await send.click()
  await expect.element(summary).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(summary.getByRole('link', { name: street.message })).toHaveFocus()
  await summary.getByRole('link', { name: city.message }).click()
  await expect.element(page.getByLabelText('City')).toHaveFocus()
  expect(location.hash).toBe('')
  await expect.element(summary.getByText(elsewhere.message)).toBeVisible()
  expect(summary.getByRole('link').elements()).toHaveLength(2)
})

for (const [language, message, named] of [
  ['en', 'Use at most 128 characters', 'City: Use at most 128 characters'],
  ['ja', '128文字以内にしてください', 'City：128文字以内にしてください'],
] as const) {
  test(`each problem names its field (${language})`, async () => {
    await renderIn(language, <Address found={[street, { id: 'city', message }]} />)
    await send.click()
    await expect.poll(lines).toEqual([street.message, named])
  })
}

test('problems found while typing do not take the focus', async () => {
  const { redraw } = await renderIn('en', <Form problems={[]}>{<input aria-label="City" />}</Form>)
  await page.getByLabelText('City').click()
  await redraw(<Form problems={[city]}>{<input aria-label="City" />}</Form>)
  await expect.element(summary).toBeVisible()
  await expect.element(summary).not.toHaveFocus()
})

test('the browser’s own validation is off', async () => {
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('submit', submitted, { once: true })
  await renderIn('en', <Address found={[city]} />)
  await userEvent.fill(page.getByLabelText('Street'), 'no address')
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledOnce()
  await expect.element(summary).toHaveFocus()
})
