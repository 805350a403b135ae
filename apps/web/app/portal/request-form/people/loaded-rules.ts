import type { Problem } from '@kakehashi/contract/fields/problems'
import type { TypedPerson } from './person-values.ts'

type Check = (people: readonly TypedPerson[]) => Record<string, Problem>

let check: Check | undefined

/** Called by the rows when they are loaded: the rules of names are too large for the form itself. */
export function loadRules(loaded: Check): void {
  check = loaded
}

/** By field of the form. Without rows on screen nothing was typed; the server checks in any case. */
export const checkPeople: Check = (people) => check?.(people) ?? {}
