import { isProblem, type Problem } from '@kakehashi/contract/fields/problems'
import { nameFields } from '@kakehashi/contract/requests/name-fields'
import { isBlankPerson, type TypedPerson } from './person-values.ts'

/** The rules of the names of a request, at the fields of the order form. */
export function peopleProblems(people: readonly TypedPerson[]): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  for (const [index, person] of people.entries()) {
    if (isBlankPerson(person)) continue
    // Without a label the server takes the name.
    const read = nameFields.person.safeParse({
      ...person,
      kind: 'person',
      label: person.label || '-',
    })
    for (const { path, message } of read.error?.issues ?? []) {
      problems[['people', index, ...path].join('.')] ??= isProblem(message) ? message : 'invalid'
    }
  }
  return problems
}
