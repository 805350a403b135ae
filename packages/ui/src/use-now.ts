import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const minuteOf = (moment: Date) => Math.floor(moment.getTime() / minuteMs)
const listeners = new Set<() => void>()
let now = new Date()
let waiting: ReturnType<typeof setTimeout> | undefined

function wait(): void {
  const untilNext = minuteMs - (Date.now() % minuteMs)
  waiting = setTimeout(() => {
    now = new Date()
    for (const tell of listeners) tell()
    wait()
  }, untilNext)
}

function follow(tell: () => void): () => void {
  listeners.add(tell)
  if (listeners.size === 1) wait()
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) clearTimeout(waiting)
  }
}

function readNow(): Date {
  // Nobody has kept it up to date while nobody looked.
  const current = new Date()
  if (listeners.size === 0 && minuteOf(current) !== minuteOf(now)) now = current
  return now
}

/** The time, new as each minute begins: one clock for everything on the page that shows an age. */
export function useNow(): Date {
  return useSyncExternalStore(follow, readNow)
}
