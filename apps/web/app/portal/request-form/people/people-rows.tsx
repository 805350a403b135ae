import { mostOrderedPeople } from '@kakehashi/contract/requests/ordered-people'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import type { RequestBody, RequestInput } from '../request-values.ts'
import { loadRules } from './loaded-rules.ts'
import { OwnPeople } from './own-people.tsx'
import styles from './people.module.css'
import { peopleProblems } from './people-problems.ts'
import { type PersonFields, PersonRow } from './person-row.tsx'
import { blankPerson, isBlankPerson, type PersonValues } from './person-values.ts'

loadRules(peopleProblems)

export interface PeopleRowsProps extends PersonFields {
  form: UseFormReturn<RequestInput, unknown, RequestBody>
  /** A visitor has no earlier requests. */
  isSignedIn: boolean
}

/** The people on the papers; opened with an empty row. */
export default function PeopleRows({ form, field, isDisabled, isSignedIn }: PeopleRowsProps) {
  const language = useLanguage()
  const { fields, append, remove, update } = useFieldArray({
    control: form.control,
    name: 'people',
  })
  const people = () => form.getValues('people') as PersonValues[]

  useEffect(() => {
    if (people().length === 0) append(blankPerson(language), { shouldFocus: false })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the section is opened
  }, [])

  /** Takes the place of an empty row. */
  function pick(person: PersonValues) {
    const empty = people().findIndex((one) => isBlankPerson(one))
    if (empty === -1) append(person, { shouldFocus: false })
    else update(empty, person)
  }

  return (
    <div className={styles.people}>
      {isSignedIn && <OwnPeople taken={people()} onPick={pick} />}
      {fields.map(({ id }, index) => (
        <PersonRow
          key={id}
          index={index}
          control={form.control}
          field={field}
          isDisabled={isDisabled}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < mostOrderedPeople && (
        <div>
          <Button
            variant="line"
            size="small"
            icon="plus"
            onClick={() =>
              append(blankPerson(language), { focusName: `people.${fields.length}.label` })
            }
          >
            {fields.length === 0 ? <Trans>Add a person</Trans> : <Trans>Add another person</Trans>}
          </Button>
        </div>
      )}
    </div>
  )
}
