import type { Day } from '../calendar/day.ts'

/** Consecutive days on which someone is away. */
export interface Absence {
  readonly from: Day
  readonly until: Day
}

export interface Candidate {
  readonly _id: string
  readonly absence?: Absence | undefined
  /** Requests assigned to them that are not completed. */
  readonly openDocuments?: number | undefined
}

/** One request or several that somebody is to be assigned to. */
export interface Work {
  readonly today: Day
  /** The last day of the work, if it is known. */
  readonly readyBy: Day | undefined
  /** Who has declined some of it. */
  readonly declinedBy: readonly string[]
}

interface RequestToAssign {
  readonly promisedOn?: Day | undefined
  readonly declinedBy?: readonly string[] | undefined
}

export function workOn(requests: readonly RequestToAssign[], today: Day): Work {
  const days = requests.flatMap(({ promisedOn }) => promisedOn ?? [])
  return {
    today,
    readyBy: days.toSorted().at(-1),
    declinedBy: requests.flatMap(({ declinedBy }) => declinedBy ?? []),
  }
}

/** Whether someone is away on a day of the work, which begins today. */
export function isAwayDuring(
  { absence }: Pick<Candidate, 'absence'>,
  { today, readyBy }: Pick<Work, 'today' | 'readyBy'>,
): boolean {
  if (!absence || absence.until < today) return false
  return absence.from <= (readyBy ?? today)
}

/** The best choice first: those who are here and have not declined, and fewest documents first. */
export function byBestChoice<Person extends Candidate>(
  people: readonly Person[],
  work: Work,
): Person[] {
  const doubts = (person: Person) =>
    Number(isAwayDuring(person, work)) * 2 + Number(work.declinedBy.includes(person._id))
  const load = ({ openDocuments = 0 }: Person) => openDocuments
  // A stable sort, so people with the same load stay in the order of the list.
  return people.toSorted((one, other) => doubts(one) - doubts(other) || load(one) - load(other))
}

/** Who to suggest: nobody if everybody is away or has declined, or if there is no choice. */
export function suggestedOf<Person extends Candidate>(
  people: readonly Person[],
  work: Work,
): Person | undefined {
  const [best, ...others] = byBestChoice(people, work)
  if (!best || others.length === 0 || isAwayDuring(best, work)) return undefined
  return work.declinedBy.includes(best._id) ? undefined : best
}
