import { lastFirst } from '@kakehashi/domain/people/people'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchOfficeQuery } from '../../api/search-api.ts'
import { useGetUserQuery } from '../../api/users-api.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import styles from './history.module.css'

interface PersonFilterProps {
  personId: string | undefined
  onChoose: (personId: string | undefined) => void
}

/** Whose entries: found by name, or the one whose page led here. */
export function PersonFilter({ personId, onChoose }: PersonFilterProps) {
  if (personId === undefined) return <FindPerson onChoose={onChoose} />
  return (
    <div className={styles.chosen}>
      <span>
        <Trans context="history">Person</Trans>
      </span>
      <ChosenPerson personId={personId} />
      <Button variant="line" size="small" onClick={() => onChoose(undefined)}>
        <Trans>Everyone</Trans>
      </Button>
    </div>
  )
}

/** Of a deleted account, only its entries are left. */
function ChosenPerson({ personId }: { personId: string }) {
  const { data, isLoading } = useGetUserQuery(personId)
  if (isLoading) return <b>…</b>
  return <b>{data ? lastFirst(data) : <Trans>A deleted person</Trans>}</b>
}

function FindPerson({ onChoose }: Pick<PersonFilterProps, 'onChoose'>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const asked = useDebounced(typed.trim())
  const { currentData } = useSearchOfficeQuery(asked, { skip: asked === '' })
  const people = currentData ? [...currentData.people, ...currentData.similar.people] : []
  return (
    <div>
      <TextField
        label={t({ message: 'Person', context: 'history' })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={200}
        placeholder={t`Name, e-mail or phone`}
        autoComplete="off"
      />
      {asked !== '' && currentData && (
        <ul role="list" className={styles.people} aria-label={t`People found`}>
          {people.length === 0 && (
            <li>
              <Trans>Nobody found</Trans>
            </li>
          )}
          {people.map((person) => (
            <li key={person._id}>
              <button type="button" onClick={() => onChoose(person._id)}>
                {lastFirst(person)} <small>{person.email}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
