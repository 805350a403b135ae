import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast } from '../src/feedback/toast.tsx'
import { ToastHistory } from '../src/feedback/toast-history.tsx'
import { ToastHost } from '../src/feedback/toast-host.tsx'
import { renderIn } from './in-language.tsx'

let count = 0
/** Words of their own for each test: notices outlive what draws them. */
const newWords = () => {
  count += 1
  return `Saved, number ${count}`
}
const toast = (words: string) => page.getByRole('group').filter({ hasText: words })

async function shown(words: string) {
  showToast.success(words)
  await expect.element(toast(words)).toBeVisible()
  await Promise.all(
    toast(words)
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  )
}

/** The bar whose animation counts the seconds. */
function counting(words: string) {
  const bar = toast(words).element().querySelector('.Toastify__progress-bar')
  if (!bar) throw new Error('Nothing counts')
  const { animationDuration, animationPlayState } = getComputedStyle(bar)
  return { animationDuration, animationPlayState }
}

test('nothing is drawn before the first toast', async () => {
  await renderIn('en', <ToastHost />)
  expect(document.querySelector('[popover]')).toBeNull()
})

test('stands top right, in light, whatever the screen', async () => {
  document.documentElement.style.colorScheme = 'dark'
  await renderIn('en', <ToastHost />)
  const words = newWords()
  await shown(words)
  const box = toast(words).element().getBoundingClientRect()
  expect(box.top).toBeLessThan(40)
  expect(document.documentElement.clientWidth - box.right).toBeLessThan(40)
  await expect.element(toast(words)).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  await expect.element(toast(words)).toHaveStyle({ color: 'rgb(20, 33, 61)' })
  document.documentElement.style.colorScheme = ''
})

test('closes by itself after five seconds', { timeout: 20_000 }, async () => {
  await renderIn('en', <ToastHost />)
  const words = newWords()
  const since = performance.now()
  await shown(words)
  // The frame in which tests are drawn does not have the focus.
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() =>
    expect(counting(words)).toEqual({ animationDuration: '5s', animationPlayState: 'running' }),
  )
  await expect.element(toast(words), { timeout: 10_000 }).not.toBeInTheDocument()
  expect(performance.now() - since).toBeGreaterThan(5000)
})

test('waits while the pointer rests on it, and while the window is not looked at', async () => {
  await renderIn('en', <ToastHost />)
  const words = newWords()
  await shown(words)
  const isCounting = (animationPlayState: string) =>
    vi.waitFor(() => expect(counting(words)).toMatchObject({ animationPlayState }))
  await toast(words).hover()
  await isCounting('paused')
  await userEvent.unhover(toast(words))
  await isCounting('running')
  dispatchEvent(new Event('blur'))
  await isCounting('paused')
  dispatchEvent(new Event('focus'))
  await isCounting('running')
})

test('closes on a click', async () => {
  await renderIn('en', <ToastHost />)
  const words = newWords()
  await shown(words)
  await toast(words).click({ position: { x: 60, y: 20 } })
  await expect.element(toast(words)).not.toBeInTheDocument()
})

for (const [language, close, recent] of [
  ['en', 'Close', 'Recent notices'],
  ['ja', '閉じる', '最近のお知らせ'],
] as const) {
  test(`closes by a named button and is read again among the notices (${language})`, async () => {
    await renderIn(
      language,
      <>
        <ToastHost />
        <ToastHistory />
      </>,
    )
    const words = newWords()
    await shown(words)
    const live = page.getByRole('region').filter({ hasText: words })
    await expect.element(live.first()).toHaveAttribute('aria-live', 'polite')
    await toast(words).getByRole('button', { name: close, exact: true }).click()
    await expect.element(toast(words)).not.toBeInTheDocument()

    const button = page.getByRole('button', { name: recent })
    const list = page.getByRole('list')
    await expect.element(list).not.toBeInTheDocument()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(list.getByRole('listitem').first()).toBeVisible()
    expect(list.getByRole('listitem').first().element().textContent).toContain(words)
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })
}
