import type { Command } from './commands.ts'

/** Equal commands, in any order of fields. */
export function sameCommand(one: Command, other: Command): boolean {
  const left = Object.entries(one)
  const right = new Map(Object.entries(other))
  return left.length === right.size && left.every(([name, value]) => right.get(name) === value)
}
