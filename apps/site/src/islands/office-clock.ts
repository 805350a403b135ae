import { calendarOf, type Closures } from '@kakehashi/domain/calendar/office-calendar'
import { officeDayAt, type OfficeDay } from '@kakehashi/domain/calendar/office-day'
import type { RegularCalendar } from '../parts/calendar-data.ts'

// If the API has not answered by then, the page shows the regular hours and is corrected later.
const timeoutMs = 3000
const intervalMs = 30_000

interface Listener {
  calendar: RegularCalendar
  show: (day: OfficeDay) => void
}

const listeners: Listener[] = []
let closures: Closures = []
/** Difference to the server's clock, because the clock of the device may be wrong. */
let clockOffset = 0
let hasStarted = false

/** Calls `show` now and whenever the state of the office may have changed. */
export function followOffice(calendar: RegularCalendar, show: Listener['show']): void {
  listeners.push({ calendar, show })
  if (listeners.length === 1) void begin()
  else if (hasStarted) show(today(calendar))
}

async function begin(): Promise<void> {
  const answer = fetchClosures()
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  hasStarted = true
  notify()
  void answer.then(notify)
  setInterval(notify, intervalMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void returnToPage()
  })
}

// The office may have announced a closure while the page was in the background.
async function returnToPage(): Promise<void> {
  notify()
  await fetchClosures()
  notify()
}

function notify(): void {
  for (const { calendar, show } of listeners) show(today(calendar))
}

function today(calendar: RegularCalendar): OfficeDay {
  return officeDayAt(new Date(Date.now() + clockOffset), calendarOf(calendar, closures))
}

// Without an answer the page uses the regular hours and holidays.
async function fetchClosures(): Promise<void> {
  try {
    const reply = await fetch('/api/closures', { cache: 'no-store' })
    const officeTime = Date.parse(reply.headers.get('date') ?? '')
    if (!Number.isNaN(officeTime)) clockOffset = officeTime - Date.now()
    if (reply.ok) closures = ((await reply.json()) as unknown[]).filter(isClosure)
  } catch {
    // Offline: keep what is shown.
  }
}

function isClosure(value: unknown): value is Closures[number] {
  const { date, reason } = value as Partial<Closures[number]>
  return typeof date === 'string' && Boolean(reason?.en && reason.ja)
}
