import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog, Dialog } from '../src/feedback/dialog.tsx'
import { renderIn } from './in-language.tsx'

function Opener({ isLocked }: { isLocked?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Behind</button>
      <Dialog title="A request" isOpen={isOpen} isLocked={isLocked} onClose={() => setOpen(false)}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'A request' })
const opener = page.getByRole('button', { name: 'Open' })

async function open(isLocked = false) {
  await renderIn('en', <Opener isLocked={isLocked} />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

test('traps the focus and restores it when it closes', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).not.toBe('Behind')
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('closes by its button and by a click on the backdrop', async () => {
  await open()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  await opener.click()
  await page.getByRole('dialog').click({ position: { x: 2, y: 2 } })
  await expect.element(dialog).toBeVisible()
  document.querySelector('dialog')?.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('stays open while isLocked is set', async () => {
  await open(true)
  const close = page.getByRole('button', { name: 'Close' })
  await expect.element(close).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}{Escape}')
  await close.click({ force: true })
  document.querySelector('dialog')?.click()
  await expect.element(dialog).toBeVisible()
})

const question = {
  title: 'Cancel this request?',
  confirmLabel: 'Cancel it',
  onConfirm: vi.fn<() => void>(),
  onCancel: vi.fn<() => void>(),
}

for (const [language, cancel, close] of [
  ['en', 'Cancel', 'Close'],
  ['ja', 'キャンセル', '閉じる'],
] as const) {
  test(`Cancel comes first and has the focus (${language})`, async () => {
    question.onCancel.mockClear()
    question.onConfirm.mockClear()
    await renderIn(language, <ConfirmDialog {...question}>The customer is told.</ConfirmDialog>)
    const asked = page.getByRole('alertdialog', { name: question.title })
    await expect.element(asked.getByText('The customer is told.')).toBeVisible()
    await expect.element(asked.getByRole('button').first()).toHaveTextContent(cancel)
    await expect.element(asked.getByRole('button', { name: cancel, exact: true })).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    expect(question.onCancel).toHaveBeenCalledOnce()
    expect(question.onConfirm).not.toHaveBeenCalled()
    await asked.getByRole('button', { name: question.confirmLabel }).click()
    expect(question.onConfirm).toHaveBeenCalledOnce()
  })

  test(`the close button has a name (${language})`, async () => {
    await renderIn(
      language,
      <Dialog title="A request" isOpen onClose={() => {}}>
        Text
      </Dialog>,
    )
    await expect.element(dialog.getByRole('button', { name: close, exact: true })).toBeVisible()
  })
}

test('a busy question cannot be answered, and an error is shown in it', async () => {
  question.onCancel.mockClear()
  question.onConfirm.mockClear()
  const { redraw } = await renderIn('en', <ConfirmDialog {...question} isBusy />)
  const asked = page.getByRole('alertdialog')
  const yes = asked.getByRole('button', { name: question.confirmLabel })
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await yes.click({ force: true })
  await userEvent.keyboard('{Escape}')
  expect(question.onConfirm).not.toHaveBeenCalled()
  expect(question.onCancel).not.toHaveBeenCalled()

  await redraw(<ConfirmDialog {...question} error="The office does not answer." />)
  await expect.element(asked.getByRole('alert')).toHaveTextContent('The office does not answer.')
  await yes.click()
  expect(question.onConfirm).toHaveBeenCalledOnce()
})
