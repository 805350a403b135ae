import { languages } from '@kakehashi/domain/language'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ReasonDialog } from '../app/request/reason-dialog.tsx'
import { openScreen } from './open-screen.tsx'

const nothing = () => {}

describe.each(languages)('the reason for cancelling (%s)', (language) => {
  async function open(isRequired: boolean) {
    const onConfirm = vi.fn<(reason: string) => Promise<void>>(async () => {})
    const { say } = await openScreen({
      language,
      path: '/admin/quote/1',
      Component: () => (
        <ReasonDialog
          title="Cancel?"
          isOpen
          label="Why?"
          isRequired={isRequired}
          confirm="CANCEL"
          cancel="Keep"
          draftName="cancel:1"
          onConfirm={onConfirm}
          onDone={nothing}
          onClose={nothing}
        >
          It stops.
        </ReasonDialog>
      ),
    })
    return { say, onConfirm }
  }

  test('is asked of staff again if it is empty, and sent once it is given', async () => {
    const { say, onConfirm } = await open(true)
    await page.getByRole('button', { name: 'CANCEL' }).click()
    const why = page.getByLabelText('Why?')
    await expect.element(why).toHaveFocus()
    await expect
      .element(why)
      .toHaveAccessibleDescription(expect.stringContaining(say('Enter the reason')))
    expect(onConfirm).not.toHaveBeenCalled()
    await why.fill('  Ordered twice ')
    await page.getByRole('button', { name: 'CANCEL' }).click()
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Ordered twice')
  })

  test('is optional for customers', async () => {
    const { onConfirm } = await open(false)
    await page.getByRole('button', { name: 'CANCEL' }).click()
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('')
  })
})
