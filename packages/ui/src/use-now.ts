import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const minuteOf = (moment: Date) => Math.floor(moment.getTime() / minuteMs)
const listeners = new Set<() => void>()
let now = new Date()
let timer: ReturnType<typeof setTimeout> | undefined

function schedule(): void {
  const untilNext = minuteMs - (Date.now() % minuteMs)
  timer = setTimeout(() => {
    now = new Date()
    for (const listener of listeners) listener()
    schedule()
  }, untilNext)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

function readNow(): Date {
  // Without listeners no timer runs, so the stored time may be old.
  const current = new Date()
  if (listeners.size === 0 && minuteOf(current) !== minuteOf(now)) now = current
  return now
}

/** The current time, updated every minute. All components share one timer. */
export function useNow(): Date {
  return useSyncExternalStore(follow, readNow, readNow)
}
