import type { UserView } from '@kakehashi/contract/accounts/users'
import { lastFirst } from '@kakehashi/domain/people/people'
import {
  byBestChoice,
  isAwayDuring,
  suggestedOf,
  workOn,
} from '@kakehashi/domain/people/suggest-translator'
import { useNow } from '@kakehashi/ui/use-now'
import { useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'

/** The people who can be assigned, the best choice first, with what speaks against them. */
export function useTranslatorOptions(
  people: readonly UserView[],
  requests: Parameters<typeof workOn>[0],
) {
  const { t } = useLingui()
  const { dayOf, shortDate } = useDates()
  const work = workOn(requests, dayOf(useNow()))
  const suggested = suggestedOf(people, work)

  function labelOf(person: UserView): string {
    const [name, open] = [lastFirst(person), person.openDocuments ?? 0]
    const until = person.absence && shortDate(person.absence.until)
    if (isAwayDuring(person, work)) return t`${name}, ${open} open, away until ${until}`
    if (work.declinedBy.includes(person._id)) return t`${name}, ${open} open, has declined`
    return person === suggested ? t`${name}, ${open} open (suggested)` : t`${name}, ${open} open`
  }

  return byBestChoice(people, work).map((person) => ({
    value: person._id,
    label: labelOf(person),
  }))
}
