import type { Command } from './commands.ts'

/** The same thing asked for again, however its fields are ordered. */
export function sameCommand(one: Command, other: Command): boolean {
  const left = Object.entries(one)
  const right = new Map(Object.entries(other))
  return left.length === right.size && left.every(([name, value]) => right.get(name) === value)
}
