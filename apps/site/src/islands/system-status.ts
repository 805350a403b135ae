import type { PublicStatusReply } from '@kakehashi/contract/operations'
import { timeOfDay } from '@kakehashi/domain/calendar/date-formats'
import { publicParts, publicStates } from '@kakehashi/domain/system/public-status'

const timeoutMs = 10_000
const checkEvery = 30_000

/** Shows what works, now and as long as the page is open. */
export function start(page: HTMLElement): void {
  const refresh = () => {
    if (document.visibilityState === 'visible') void check(page)
  }
  document.addEventListener('visibilitychange', refresh)
  setInterval(refresh, checkEvery)
  refresh()
}

async function check(page: HTMLElement): Promise<void> {
  const status = await read(page.dataset['from'] ?? '')
  for (const row of page.querySelectorAll<HTMLElement>('[data-part]')) {
    const part = publicParts.find((each) => each === row.dataset['part'])
    showOnly(row, 'state', part && status?.[part])
  }
  showOnly(page, 'answer', status ? worstOf(status) : 'no-answer')
  showTime(page, status)
}

/** Without the session: while the database is away, a call with one is refused. */
async function read(path: string): Promise<PublicStatusReply | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const reply = await fetch(path, { cache: 'no-store', credentials: 'omit', signal })
    return reply.ok ? ((await reply.json()) as PublicStatusReply) : undefined
  } catch {
    return undefined
  }
}

function worstOf(status: PublicStatusReply) {
  const states = new Set(publicParts.map((part) => status[part]))
  return publicStates.findLast((state) => states.has(state))
}

function showOnly(place: HTMLElement, name: 'state' | 'answer', value: string | undefined): void {
  for (const element of place.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    element.hidden = element.dataset[name] !== value
  }
}

function showTime(page: HTMLElement, status: PublicStatusReply | undefined): void {
  const { timeZone } = document.documentElement.dataset
  const line = page.querySelector<HTMLElement>('[data-checked]')
  const time = line?.querySelector('[data-time]')
  if (!line || !time || timeZone === undefined) return
  line.hidden = status === undefined
  if (status) time.textContent = timeOfDay(status.checkedAt, timeZone)
}
