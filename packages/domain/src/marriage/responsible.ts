import type { CityOffice, Couple, Partner } from './couple.ts'
import { partnersOf } from './couple.ts'

/** Who has to do a line of the checklist. */
export type Responsible = 'first' | 'second' | 'both' | 'witnesses' | 'we'

export function oneOrBoth(first: boolean, second: boolean): Responsible | undefined {
  if (first && second) return 'both'
  if (first) return 'first'
  return second ? 'second' : undefined
}

export function whoever(concerns: (partner: Partner) => boolean) {
  return (couple: Couple): Responsible | undefined => {
    const [first, second] = partnersOf(couple)
    return oneOrBoth(concerns(first), concerns(second))
  }
}

export function weFor(needsIt: (partner: Partner) => boolean) {
  return (couple: Couple): Responsible | undefined =>
    partnersOf(couple).some(needsIt) ? 'we' : undefined
}

export function bothAt(offices: readonly CityOffice[]) {
  return ({ cityOffice }: Couple): Responsible | undefined =>
    offices.includes(cityOffice) ? 'both' : undefined
}
