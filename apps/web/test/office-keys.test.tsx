import { languages } from '@kakehashi/domain/language'
import type { Stage } from '@kakehashi/domain/request/stage'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Frame } from '../app/office/request/frame.tsx'
import { OfficeKeys } from '../app/office/keys/office-keys.tsx'
import { ReasonDialog } from '../app/request/reason-dialog.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

const nothing = () => {}
const next = { _id: '01930000-0000-7000-8000-000000000009', firstName: 'Ken', lastName: 'Oshiro' }
const path = '/admin/payment/1'

describe.each(languages)('the keys of a request (%s)', (language) => {
  async function open(stage: Stage, given: Partial<OfficeRequest> = {}) {
    const request = officeRequest({ stage, ...given })
    return openScreen({
      language,
      path,
      state: { finished: 'quote' },
      Component: () => (
        <>
          <OfficeKeys />
          <Frame
            stage={stage}
            request={request}
            trouble={undefined}
            onRetry={nothing}
            isRetrying={false}
          />
        </>
      ),
      reads: {
        '/api/closures': [],
        '/api/services': [],
        [`/api/requests/${request._id}/queue`]: { count: 2, first: next },
      },
    })
  }

  test('the offered n opens the next request, because no field takes the focus', async () => {
    const { router } = await open('payment')
    await expect.element(page.getByText('Oshiro, Ken')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('n')
    await expect.poll(() => router.state.location.pathname).toBe(`/admin/quote/${next._id}`)
  })

  test('f goes to the field and Escape leaves it, with what was typed', async () => {
    const { say } = await open('payment')
    const amount = page.getByLabelText(say('Amount paid'))
    await expect.element(amount).toBeVisible()
    await userEvent.keyboard('f')
    await expect.element(amount).toHaveFocus()
    await userEvent.keyboard('25')
    await userEvent.keyboard('{Escape}')
    await expect.element(amount).not.toHaveFocus()
    await expect.element(amount).toHaveValue('25')
    await userEvent.keyboard('m')
    await expect.element(page.getByLabelText(say('Write to the customer'))).toHaveFocus()
  })

  test('a only goes to the red button, and Enter presses it', async () => {
    const { say, commands } = await open('delivery', { paidAmount: 60 })
    const main = page.getByRole('button', { name: say('DELIVERED') })
    await expect.element(main).toBeVisible()
    await userEvent.keyboard('aa')
    await expect.element(main).toHaveFocus()
    expect(main.element().matches(':focus-visible')).toBe(true)
    expect(commands()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => commands().length).toBe(1)
  })

  test('Ctrl and Enter send the form that the focus is in', async () => {
    const { say, sent, commands } = await open('payment')
    const message = page.getByLabelText(say('Write to the customer'))
    await message.fill('Ready on Monday')
    await userEvent.keyboard('{Enter}Thank you{Control>}{Enter}{/Control}')
    await expect.poll(() => sent.filter((call) => call.endsWith('/messages')).length).toBe(1)
    await expect.element(message).toHaveValue('Ready on Monday\nThank you')
    const note = page.getByPlaceholder(say('Leave a comment...'))
    await note.fill('Called')
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
    await expect.poll(() => sent.filter((call) => call.endsWith('/notes')).length).toBe(1)
    await page.getByLabelText(say('Amount paid')).fill('50')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => commands().length).toBe(1)
  })

  test('the list of keys has only those that work here', async () => {
    const { say } = await open('complete', { isDelivered: true, paidAmount: 60 })
    await expect.element(page.getByText('Oshiro, Ken')).toBeVisible()
    await userEvent.keyboard('?')
    const keys = page.getByRole('definition')
    await expect.element(keys.getByText(say('Write a message'))).toBeVisible()
    await expect.element(keys.getByText(say('Leave the field'))).toBeVisible()
    for (const missing of ['Write a note', 'To the form of this stage']) {
      await expect.element(keys.getByText(say(missing))).not.toBeInTheDocument()
    }
    const button = say('To the red button, which Enter presses')
    await expect.element(keys.getByText(button)).not.toBeInTheDocument()
  })

  test('in a dialog the first Escape keeps what was typed, and Ctrl and Enter confirm', async () => {
    const done: string[] = []
    await openScreen({
      language,
      path,
      Component: () => (
        <>
          <OfficeKeys />
          <ReasonDialog
            title="Return?"
            isOpen
            label="Why?"
            isRequired
            confirm="RETURN"
            cancel="Go back"
            draftName="return:1"
            onConfirm={async (reason) => void done.push(reason)}
            onDone={nothing}
            onClose={() => done.push('closed')}
          >
            It goes back.
          </ReasonDialog>
        </>
      ),
    })
    const why = page.getByLabelText('Why?')
    await why.fill('The date is wrong')
    await userEvent.keyboard('{Escape}')
    await expect.element(why).not.toHaveFocus()
    expect(done).toEqual([])
    await why.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => done).toEqual(['The date is wrong', 'closed'])
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.poll(() => done.length).toBeGreaterThan(2)
  })
})
