import { randomBytes } from 'node:crypto'

/** One folder per day, so that the search for orphaned objects lists one day at a time. */
export function objectFolder(day: Date): string {
  return day.toISOString().slice(0, 10)
}

/** Random, so that a key reveals nothing about the file. */
export function newObjectKey(now: Date): string {
  return `${objectFolder(now)}/${randomBytes(20).toString('hex')}`
}
