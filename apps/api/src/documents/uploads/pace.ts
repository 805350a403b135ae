import { setTimeout as delay } from 'node:timers/promises'

/**
 * 134 Mbit/s for all uploads of the process together: more than the lines of most offices, and
 * little enough that receiving, sealing and storing them leaves time for the calls of others.
 */
const bytesPerSecond = 16 * 1024 * 1024
/** Shorter waits would cost more than they save. */
const shortestWait = 20

let isFreeAt = 0

/** Waits until the bytes received so far keep the pace. Uploads take turns, piece by piece. */
export async function keepPace(bytes: number): Promise<void> {
  const now = performance.now()
  isFreeAt = Math.max(now, isFreeAt) + (bytes / bytesPerSecond) * 1000
  const wait = isFreeAt - now
  if (wait >= shortestWait) await delay(wait)
}
