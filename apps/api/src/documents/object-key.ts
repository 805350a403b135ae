import { randomBytes } from 'node:crypto'

/** By day, so that the sweep for forgotten pieces looks through one day's files alone. */
export function objectFolder(day: Date): string {
  return day.toISOString().slice(0, 10)
}

/** Says nothing of the file, its owner or its name. */
export function newObjectKey(now: Date): string {
  return `${objectFolder(now)}/${randomBytes(20).toString('hex')}`
}
