import type { Day } from '../calendar/day.ts'

/** Consecutive days on which someone is away. */
export interface Absence {
  readonly from: Day
  readonly until: Day
}

export interface Candidate {
  readonly absence?: Absence | undefined
  /** Requests assigned to them that are not completed. */
  readonly openDocuments?: number | undefined
}

/** Whether someone is away on a day of the work, which begins today. */
export function isAwayDuring(
  { absence }: Candidate,
  today: Day,
  readyBy: Day | undefined,
): boolean {
  if (!absence || absence.until < today) return false
  return absence.from <= (readyBy ?? today)
}

/** The best choice first: those who are here, and among them those with the fewest documents. */
export function byBestChoice<Person extends Candidate>(
  people: readonly Person[],
  today: Day,
  readyBy: Day | undefined,
): Person[] {
  const isAway = (person: Person) => Number(isAwayDuring(person, today, readyBy))
  const load = ({ openDocuments = 0 }: Person) => openDocuments
  // A stable sort, so people with the same load stay in the order of the list.
  return people.toSorted((one, other) => isAway(one) - isAway(other) || load(one) - load(other))
}
