import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { languages } from '@kakehashi/domain/language'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetUndoOffers, offerUndo } from '../app/api/undo-offers.ts'
import { UndoBar } from '../app/request/undo/undo-bar.tsx'
import { openScreen } from './open-screen.tsx'

const bar = () => <UndoBar pathOf={({ stage, _id }) => stagePath(stage, _id)} />

/** A quoted request as a clerk sees it; the bar reads only these fields. */
function quoted(orderNumber: string, secondsLeft: number | null): RequestDetail {
  const undo = { move: `move of ${orderNumber}`, kind: 'submitQuote', secondsLeft }
  return {
    reader: 'office',
    _id: orderNumber,
    orderNumber,
    lastName: 'Higa',
    stage: 'payment',
    ...(secondsLeft !== null && { undo }),
  } as unknown as RequestDetail
}

/** What a screen reader is told. */
const announced = (text: string) => page.getByRole('status').filter({ hasText: text })

/** The time on screen, which screen readers do not read every second. */
function shownSeconds(): number {
  const text = document.querySelector('span[aria-hidden="true"]')?.textContent ?? ''
  return Number(/\d+/.exec(text)?.[0])
}

afterEach(() => forgetUndoOffers())

describe.each(languages)('the undo bar (%s)', (language) => {
  const open = (path: string, reads = {}) => openScreen({ language, path, Component: bar, reads })
  const order = (number: number) => `K-2026-0000${number}-${language}`

  test('names the move, counts down and is gone when the time is over', async () => {
    const { say } = await open('/admin/dashboard')
    offerUndo(quoted(order(1), 6))
    await expect.element(page.getByRole('button', { name: say('Undo') })).toBeVisible()
    await expect.element(page.getByText(say('Quote sent')).first()).toBeVisible()
    await expect.element(page.getByText(`${order(1)} Higa`).first()).toBeVisible()
    await expect.poll(shownSeconds, { timeout: 5_000 }).toBeLessThan(6)
    await vi.waitFor(() => expect(page.getByRole('button').elements()).toEqual([]), 15_000)

    // The cache may show the request again as it was.
    offerUndo(quoted(order(1), 20))
    expect(page.getByRole('button').elements()).toEqual([])
  })

  test('undoes the move, says so and links to the request', async () => {
    const back = { ...quoted(order(2), null), stage: 'quote' } as RequestDetail
    const { say } = await open('/admin/dashboard', { [`/api/requests/${order(2)}`]: back })
    offerUndo(quoted(order(2), 20))
    const spy = vi.mocked(globalThis.fetch)
    const called: string[] = []
    spy.mockImplementation(async (input) => {
      const { method, url } = new Request(input)
      called.push(`${method} ${new URL(url).pathname}`)
      return Response.json(back)
    })
    await page.getByRole('button', { name: say('Undo') }).click()
    const link = page.getByRole('link', { name: say('Open the request') })
    await expect.element(link).toHaveAttribute('href', `/admin/quote/${order(2)}`)
    expect(called).toContain(`POST /api/requests/${order(2)}/undo`)
    const undone = say('Undone: {move}', { move: say('Quote sent') })
    await expect.element(announced(`${undone} ${order(2)}`)).toBeInTheDocument()
  })

  test('says why a move cannot be undone', async () => {
    const { say } = await open('/admin/dashboard')
    offerUndo(quoted(order(3), 20))
    vi.mocked(globalThis.fetch).mockImplementation(async () =>
      Response.json(
        { code: 'undo-too-late', message: 'Sample Admin was faster.' },
        { status: 409 },
      ),
    )
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect.element(page.getByText('Sample Admin was faster.').first()).toBeVisible()
  })

  test('shows the newest of several first: at most three, on a phone one', async () => {
    await page.viewport(1280, 800)
    const { say } = await open('/admin/dashboard')
    for (const number of [4, 5, 6, 7]) offerUndo(quoted(order(number), 20))
    await expect
      .poll(() => page.getByRole('button', { name: say('Undo') }).elements().length)
      .toBe(3)
    await page.viewport(390, 800)
    expect(page.getByRole('button', { name: say('Undo') }).elements()).toHaveLength(1)
    await expect.element(announced(order(7))).toBeInTheDocument()
  })

  test('takes an offer back once the request has changed again', async () => {
    const { say } = await open('/admin/dashboard')
    offerUndo(quoted(order(8), 20))
    await expect.element(page.getByRole('button', { name: say('Undo') })).toBeVisible()
    offerUndo(quoted(order(8), null))
    await vi.waitFor(() => expect(page.getByRole('button').elements()).toEqual([]))
  })
})
