import { setTimeout } from 'node:timers/promises'

/** Looks every 20 ms until something is found, by default for at most a minute. */
export async function waitFor<Value>(
  find: () => Value | undefined,
  longest = 60_000,
): Promise<Value | undefined> {
  for (const deadline = Date.now() + longest; Date.now() < deadline;) {
    const found = find()
    if (found !== undefined) return found
    await setTimeout(20)
  }
  return undefined
}
