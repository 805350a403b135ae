import { setTimeout } from 'node:timers/promises'

/** Looks every 20 ms until something is found, for at most a minute. */
export async function waitFor<Value>(find: () => Value | undefined): Promise<Value | undefined> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const found = find()
    if (found !== undefined) return found
    await setTimeout(20)
  }
  return undefined
}
