import type { Closures } from '@kakehashi/domain/calendar'
import type { Page } from '@playwright/test'

interface Door {
  /** What the office has written on its door besides the rule. */
  closures?: Closures
  /** What the office's own clock shows, where the reader's is wrong. */
  officeClock?: string
  /** Resolves when the office answers. */
  answering?: Promise<void>
}

/** A time on a clock in Okinawa: '2026-11-12 09:42'. */
export function okinawa(clock: string): Date {
  return new Date(`${clock.replace(' ', 'T')}+09:00`)
}

/** The reader's clock stands still at this time, and the office answers as told. */
export async function readAt(page: Page, clock: string, door: Door = {}): Promise<void> {
  await page.clock.setFixedTime(okinawa(clock))
  await answerWith(page, clock, door)
}

export async function answerWith(page: Page, clock: string, door: Door = {}): Promise<void> {
  const { closures = [], officeClock = clock, answering } = door
  await page.route('**/api/closures', async (route) => {
    await answering
    await route.fulfill({
      json: closures,
      headers: { date: okinawa(officeClock).toUTCString() },
    })
  })
}

/** Everything that moved on the page without having been touched, as browsers count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // Entries are handed over with the pictures that follow.
        setTimeout(() => resolve(sum), 300)
      }),
  )
}
