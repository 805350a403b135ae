import type { WaitingReply } from '@kakehashi/contract/requests/waiting'
import { clearUserInfo, getUserInfo } from '@kakehashi/browser/user-info'
import {
  countWaiting,
  rememberWaitingCount,
  showWaitingCount,
} from '@kakehashi/browser/waiting-count'
import { allRowsOf, fillRow } from './waiting-rows.ts'

const timeoutMs = 20_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

let isFollowing = false
/** The reader has touched the page, so nothing may be inserted above what they look at. */
let isInUse = false

/** Shows what waits for the customer: now, and whenever they return to the page. */
export function followWaiting(): void {
  if (isFollowing) return
  isFollowing = true
  for (const type of touches) {
    addEventListener(type, () => (isInUse = true), { capture: true, passive: true })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
  void read()
}

function refresh(): void {
  isInUse = false
  void read()
}

async function read(): Promise<void> {
  const person = getUserInfo()?._id
  if (person === undefined) return
  const reply = await fetch('/api/requests/waiting', {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (reply?.status === 401) clearUserInfo()
  // Without an answer the number stays as it was known.
  if (!reply?.ok || getUserInfo()?._id !== person) return
  const waiting = (await reply.json()) as WaitingReply
  const count = countWaiting(waiting)
  rememberWaitingCount(person, count)
  const strip = document.querySelector<HTMLElement>('[data-waiting-strip]')
  if (strip) {
    showRows(strip, allRowsOf(waiting))
    showTotal(strip, waiting.requests)
  }
  showWaitingCount(count)
}

function showTotal(strip: HTMLElement, requests: number): void {
  const total = strip.querySelector('[data-requests]')
  if (total) total.textContent = String(requests)
  const link = total?.closest('p')
  if (link) link.hidden = requests === 0
}

function showRows(strip: HTMLElement, rows: ReturnType<typeof allRowsOf>): void {
  const place = strip.querySelector('[data-waiting-rows]')
  const template = strip.querySelector('template')
  if (!place || !template) return
  const wasShown = strip.checkVisibility()
  const focused = [...place.querySelectorAll('a')].findIndex((row) => row.matches(':focus'))
  const list = document.createElement('ul')
  // Safari removes the role from lists without bullets.
  list.setAttribute('role', 'list')
  list.append(...rows.map((row) => fillRow(document.importNode(template.content, true), row)))
  // A list must not be empty.
  place.replaceChildren(...(rows.length > 0 ? [list] : []))
  strip.dataset['loaded'] = ''
  strip.hidden = !wasShown && isInUse
  if (focused >= 0) place.querySelectorAll('a')[Math.min(focused, rows.length - 1)]?.focus()
}
