import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useListOwnPeopleQuery } from '../../../api/own-people-api.ts'
import styles from './people.module.css'
import type { PersonValues } from './person-values.ts'

interface OwnPeopleProps {
  /** Who is in the form already. */
  taken: readonly PersonValues[]
  onPick: (person: PersonValues) => void
}

/** The people of the customer's earlier requests. Without them, or without a reply, nothing. */
export function OwnPeople({ taken, onPick }: OwnPeopleProps) {
  const { t } = useLingui()
  const { data: known = [] } = useListOwnPeopleQuery()
  const names = new Set(taken.map((person) => nameOf(person)))
  const offered = known.filter((person) => !names.has(nameOf(person)))
  if (offered.length === 0) return null
  return (
    <div className={styles.own}>
      <p>
        <Trans>From your earlier requests:</Trans>
      </p>
      <ul role="list" aria-label={t`From your earlier requests`}>
        {offered.map((person) => (
          <li key={nameOf(person)}>
            <Button variant="line" size="small" icon="plus" onClick={() => onPick(person)}>
              <span translate="no">{nameOf(person)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const nameOf = ({ family, given }: Pick<PersonValues, 'family' | 'given'>) =>
  [family, given].filter((part) => part !== '').join(' ')
