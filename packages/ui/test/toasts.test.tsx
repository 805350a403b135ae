import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast } from '../src/feedback/toast.tsx'
import { ToastHistory } from '../src/feedback/toast-history.tsx'
import { ToastHost } from '../src/feedback/toast-host.tsx'
import { renderIn } from './in-language.tsx'

let count = 0
/** A different message for each test, because notices outlive the component. */
const newMessage = () => {
  count += 1
  return `Saved, number ${count}`
}
const toast = (message: string) => page.getByRole('group').filter({ hasText: message })

async function shown(message: string) {
  showToast.success(message)
  await expect.element(toast(message)).toBeVisible()
  await Promise.all(
    toast(message)
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  )
}

/** The progress bar, whose animation counts the seconds. */
function counting(message: string) {
  const bar = toast(message).element().querySelector('.Toastify__progress-bar')
  if (!bar) throw new Error('There is no progress bar')
  const { animationDuration, animationPlayState } = getComputedStyle(bar)
  return { animationDuration, animationPlayState }
}

/** A colour of the light scheme, as the browser reports it. */
function colourOf(token: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = `var(${token})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

test('nothing is rendered before the first toast', async () => {
  await renderIn('en', <ToastHost />)
  expect(document.querySelector('[popover]')).toBeNull()
})

const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/feedback/${file}`))

test('toasts and their styles are loaded before the first one, which may be about a lost connection', async () => {
  await renderIn('en', <ToastHost />)
  await expect.poll(() => isLoaded('toasts.tsx'), { timeout: 10_000 }).toBe(true)
  await expect.poll(() => isLoaded('toasts.module.css'), { timeout: 10_000 }).toBe(true)
  expect(document.querySelector('[popover]')).toBeNull()
})

test('loading toasts leaves alone the stylesheet of a screen that is still being opened', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  onTestFinished(() => link.remove())
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
  await renderIn('en', <ToastHost />)
  await shown(newMessage())
  // The screen waits for the load event of this element.
  link.href = 'data:text/css,'
  await loaded
  expect(link.isConnected).toBe(true)
})

test('is at the top right and light, also on dark screens', async () => {
  document.documentElement.style.colorScheme = 'dark'
  await renderIn('en', <ToastHost />)
  const message = newMessage()
  await shown(message)
  const box = toast(message).element().getBoundingClientRect()
  expect(box.top).toBeLessThan(40)
  expect(document.documentElement.clientWidth - box.right).toBeLessThan(40)
  await expect.element(toast(message)).toHaveStyle({ backgroundColor: colourOf('--sheet') })
  await expect.element(toast(message)).toHaveStyle({ color: colourOf('--ink') })
  document.documentElement.style.colorScheme = ''
})

test('closes by itself after five seconds', { timeout: 20_000 }, async () => {
  await renderIn('en', <ToastHost />)
  const message = newMessage()
  // Measured by an observer, because a busy machine reports events late.
  const shownFor = new Promise<number>((resolve) => {
    let since: number | undefined
    new MutationObserver(() => {
      const isShown = document.querySelector('.Toastify__progress-bar') !== null
      if (isShown) since ??= performance.now()
      else if (since !== undefined) resolve(performance.now() - since)
    }).observe(document, { subtree: true, childList: true })
  })
  await shown(message)
  // The iframe of the test does not have the focus.
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() =>
    expect(counting(message)).toEqual({ animationDuration: '5s', animationPlayState: 'running' }),
  )
  const milliseconds = await shownFor
  expect(milliseconds).toBeGreaterThan(5000)
  expect(milliseconds).toBeLessThan(8000)
  await expect.element(toast(message)).not.toBeInTheDocument()
})

test('pauses on hover and while the window is not focused', { timeout: 20_000 }, async () => {
  await renderIn('en', <ToastHost />)
  const message = newMessage()
  await shown(message)
  const isCounting = (animationPlayState: string) =>
    vi.waitFor(() => expect(counting(message)).toMatchObject({ animationPlayState }))
  await toast(message).hover()
  await isCounting('paused')
  await new Promise((resolve) => setTimeout(resolve, 5500))
  await expect.element(toast(message)).toBeVisible()
  await userEvent.unhover(toast(message))
  await isCounting('running')
  dispatchEvent(new Event('blur'))
  await isCounting('paused')
  dispatchEvent(new Event('focus'))
  await isCounting('running')
})

test('two with the same text are never open at once', async () => {
  await renderIn('en', <ToastHost />)
  const message = newMessage()
  await shown(message)
  showToast.success(message)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.poll(() => toast(message).elements().length).toBe(1)
})

test('an error closes when its page is left, a success does not', async () => {
  const { redraw } = await renderIn('en', <ToastHost page="/profile/edit" />)
  const [error, success] = [newMessage(), newMessage()]
  showToast.error(error)
  await shown(success)
  await expect.element(toast(error)).toBeVisible()
  await redraw(<ToastHost page="/profile/info" />)
  await expect.element(toast(error)).not.toBeInTheDocument()
  await expect.element(toast(success)).toBeVisible()
})

test('one that is no longer true can be closed', async () => {
  await renderIn('en', <ToastHost />)
  const message = newMessage()
  const id = showToast.error(message)
  await expect.element(toast(message)).toBeVisible()
  showToast.close(id)
  await expect.element(toast(message)).not.toBeInTheDocument()
})

test('does not cover a field or recovery codes', async () => {
  await renderIn(
    'en',
    <>
      <ToastHost />
      <div style={{ position: 'fixed', top: 0, right: 0, width: 300 }}>
        <input style={{ display: 'block', width: '100%', height: 44 }} />
        <ul data-keep-visible style={{ height: 60, margin: 0 }} />
      </div>
    </>,
  )
  const message = newMessage()
  await shown(message)
  const bottom = document.querySelector('[data-keep-visible]')?.getBoundingClientRect().bottom ?? 0
  expect(bottom).toBeGreaterThan(100)
  await expect
    .poll(() => toast(message).element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(bottom)
})

test('on a phone is at the bottom, above a button that is there', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  await renderIn(
    'en',
    <>
      <ToastHost />
      <header style={{ height: 60 }} />
      <h1>Order K-2026-00262</h1>
      <button type="button" style={{ position: 'fixed', bottom: 0, left: 0, width: 390 }}>
        SEND
      </button>
    </>,
  )
  const message = newMessage()
  await shown(message)
  const button = page.getByRole('button', { name: 'SEND' }).element().getBoundingClientRect()
  await expect
    .poll(() => toast(message).element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(button.top)
  const heading = page.getByRole('heading').element().getBoundingClientRect()
  expect(toast(message).element().getBoundingClientRect().top).toBeGreaterThan(heading.bottom)
})

test('closes on a click', async () => {
  await renderIn('en', <ToastHost />)
  const message = newMessage()
  await shown(message)
  await toast(message).click({ position: { x: 60, y: 20 } })
  await expect.element(toast(message)).not.toBeInTheDocument()
})

for (const [language, close, recent] of [
  ['en', 'Close', 'Recent notices'],
  ['ja', '閉じる', '最近のお知らせ'],
] as const) {
  test(`closes by its button and is listed in the recent notices (${language})`, async () => {
    await renderIn(
      language,
      <>
        <ToastHost />
        <ToastHistory />
      </>,
    )
    const message = newMessage()
    await shown(message)
    const live = page.getByRole('region').filter({ hasText: message })
    await expect.element(live.first()).toHaveAttribute('aria-live', 'polite')
    await toast(message).getByRole('button', { name: close, exact: true }).click()
    await expect.element(toast(message)).not.toBeInTheDocument()

    const button = page.getByRole('button', { name: recent })
    const list = page.getByRole('list')
    await expect.element(list).not.toBeInTheDocument()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(list.getByRole('listitem').first()).toBeVisible()
    expect(list.getByRole('listitem').first().element().textContent).toContain(message)
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })
}
