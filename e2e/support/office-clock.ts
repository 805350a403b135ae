import type { Closures } from '@kakehashi/domain/calendar/office-calendar'
import type { Page } from '@playwright/test'

interface ClosuresReply {
  /** Days closed besides weekends and holidays. */
  closures?: Closures
  /** The server's time, where it differs from the browser's. */
  serverTime?: string
  /** The reply is held back until this resolves. */
  heldUntil?: Promise<void>
}

/** A time in Okinawa: '2026-11-12 09:42'. */
export function okinawaTime(time: string): Date {
  return new Date(`${time.replace(' ', 'T')}+09:00`)
}

/** Stops the browser's clock at this time and stubs the office's closures. */
export async function stubOfficeClock(
  page: Page,
  time: string,
  reply: ClosuresReply = {},
): Promise<void> {
  await page.clock.setFixedTime(okinawaTime(time))
  await stubClosures(page, time, reply)
}

export async function stubClosures(
  page: Page,
  time: string,
  { closures = [], serverTime = time, heldUntil }: ClosuresReply = {},
): Promise<void> {
  await page.route('**/api/closures', async (route) => {
    await heldUntil
    await route.fulfill({
      json: closures,
      headers: { date: okinawaTime(serverTime).toUTCString() },
    })
  })
}
