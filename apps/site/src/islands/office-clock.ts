import type { Closures } from '@kakehashi/domain/calendar/working-days'
import { officeDayAt, type OfficeDay } from '@kakehashi/domain/calendar/office-day'

// On bad wifi the page speaks after this by its own calendar, and is corrected by a late answer.
const patience = 3000
const pace = 30_000

type Listener = (day: OfficeDay) => void

const listeners: Listener[] = []
let closures: Closures = []
/** How far the office's clock is ahead of this device's, which may have been set by hand. */
let ahead = 0
let isSpeaking = false

/** Tells how the office's day stands, now and whenever it may have changed. */
export function followOffice(listener: Listener): void {
  listeners.push(listener)
  if (listeners.length === 1) void begin()
  else if (isSpeaking) listener(today())
}

async function begin(): Promise<void> {
  const answer = ask()
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))])
  isSpeaking = true
  speak()
  void answer.then(speak)
  setInterval(speak, pace)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void returnToPage()
  })
}

// A phone that slept in a pocket may have missed a typhoon.
async function returnToPage(): Promise<void> {
  speak()
  await ask()
  speak()
}

function speak(): void {
  for (const listener of listeners) listener(today())
}

function today(): OfficeDay {
  return officeDayAt(new Date(Date.now() + ahead), closures)
}

// Without an answer, hours and holidays alone say what is known.
async function ask(): Promise<void> {
  try {
    const reply = await fetch('/api/closures', { cache: 'no-store' })
    const officeTime = Date.parse(reply.headers.get('date') ?? '')
    if (!Number.isNaN(officeTime)) ahead = officeTime - Date.now()
    if (reply.ok) closures = ((await reply.json()) as unknown[]).filter(isClosure)
  } catch {
    // Whoever is offline keeps reading.
  }
}

function isClosure(value: unknown): value is Closures[number] {
  const { date, reason } = value as Partial<Closures[number]>
  return typeof date === 'string' && Boolean(reason?.en && reason.ja)
}
