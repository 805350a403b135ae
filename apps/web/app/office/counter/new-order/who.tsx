import { lastFirst } from '@kakehashi/domain/people/people'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { Highlight } from '../../search/highlight.tsx'
import { type PersonResult, useSearch } from '../../search/use-search.ts'
import { type Customer, newPersonFrom } from './order-values.ts'
import { NewPersonFields } from './new-person-fields.tsx'
import styles from './new-order.module.css'

interface WhoProps {
  customer: Customer
  onChange: (customer: Customer) => void
  /** Said at the first field after TAKE ORDER without a customer. */
  problem: string | undefined
}

/** Known customers are found while typing; somebody new keeps what was typed as the name. */
export function Who({ customer, onChange, problem }: WhoProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { options } = useSearch(typed)
  const people = options.flatMap((option) => (option.kind === 'person' ? [option.person] : []))
  useEffect(() => field.current?.focus(), [])
  useKeys([{ key: 'w', label: msg`Find the customer`, do: () => field.current?.focus() }])

  function choose(person: PersonResult) {
    onChange({ kind: 'known', userId: person._id, name: lastFirst(person) })
    setTyped('')
  }

  function addNew() {
    onChange({ kind: 'new', person: newPersonFrom(typed) })
    setTyped('')
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(people.length - 1, at + step)))
    } else if (event.key === 'Enter' && !event.ctrlKey && typed.trim() !== '') {
      event.preventDefault()
      const person = people[at]
      if (person) choose(person)
      else addNew()
    }
  }

  if (customer.kind === 'known') {
    return (
      <div className={styles.chosen}>
        <b className="serif">{customer.name}</b>
        <Button variant="line" size="small" onClick={() => onChange({ kind: 'nobody' })}>
          <Trans>Another person</Trans>
        </Button>
      </div>
    )
  }
  if (customer.kind === 'new') {
    return (
      <NewPersonFields
        person={customer.person}
        onChange={(person) => onChange({ kind: 'new', person })}
        onBack={() => onChange({ kind: 'nobody' })}
      />
    )
  }
  return (
    <>
      <TextField
        ref={field}
        id="counter-customer"
        label={t`Who`}
        hint={t`Kanji, kana, romaji or phone`}
        error={problem}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div aria-live="polite">
        {people.length > 0 && (
          <ul role="list" className={styles.people}>
            {people.map((person, index) => (
              <li key={person._id} data-at={index === at || undefined}>
                <button type="button" onClick={() => choose(person)}>
                  <b>
                    <Highlight text={lastFirst(person)} typed={typed} />
                  </b>
                  {person.nameJa !== undefined && (
                    <Highlight text={person.nameJa} typed={typed} lang="ja" />
                  )}
                  <Highlight text={person.phone} typed={typed} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {typed.trim() !== '' && (
        <div>
          <Button variant="line" size="small" onClick={addNew}>
            <Trans>Somebody new</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
