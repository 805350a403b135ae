import { lastFirst } from '@kakehashi/domain/people/people'
import { Button } from '@kakehashi/ui/button'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { startMark } from '../../../layouts/main.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { Highlight } from '../../search/highlight.tsx'
import { type PersonResult, useSearch } from '../../search/use-search.ts'
import { NewPersonFields } from './new-person-fields.tsx'
import { type Customer, newPersonFrom } from './order-values.ts'
import { PickField } from './pick-field.tsx'
import styles from './new-order.module.css'

interface WhoProps {
  customer: Customer
  onChange: (customer: Customer) => void
  /** Said at the first field after TAKE ORDER without a customer. */
  problem: string | undefined
}

/** Who stands at the counter; `w` goes there. */
export function Who({ customer, onChange, problem }: WhoProps) {
  const place = useRef<HTMLDivElement>(null)
  const focus = () => place.current?.querySelector<HTMLElement>('input, button')?.focus()
  useKeys([{ key: 'w', label: msg`Find the customer`, do: focus }])
  return (
    <div ref={place} className={styles.who}>
      {customer.kind === 'nobody' && <FindCustomer onChange={onChange} problem={problem} />}
      {customer.kind === 'known' && (
        <div className={styles.chosen}>
          <b className="serif">{customer.name}</b>
          <Button variant="line" size="small" onClick={() => onChange({ kind: 'nobody' })}>
            <Trans>Another person</Trans>
          </Button>
        </div>
      )}
      {customer.kind === 'new' && (
        <NewPersonFields
          person={customer.person}
          onChange={(person) => onChange({ kind: 'new', person })}
          onBack={() => onChange({ kind: 'nobody' })}
        />
      )}
    </div>
  )
}

/** Known customers are found while typing; somebody new keeps what was typed as the name. */
function FindCustomer({ onChange, problem }: Pick<WhoProps, 'onChange' | 'problem'>) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { options, isWaiting } = useSearch(typed)
  const isFound = typed.trim() !== '' && !isWaiting
  useEffect(() => field.current?.focus(), [])
  const people = options.filter((option) => option.kind === 'person')
  const known = people.map(({ person, isSimilar }) => ({
    id: person._id,
    content: <PersonLine person={person} isSimilar={isSimilar} typed={typed} />,
    pick: () => onChange({ kind: 'known', userId: person._id, name: lastFirst(person) }),
  }))
  const somebodyNew = {
    id: 'new',
    content: (
      <b>
        <Trans>Somebody new</Trans>
      </b>
    ),
    pick: () => onChange({ kind: 'new', person: newPersonFrom(typed) }),
  }
  return (
    <PickField
      {...startMark}
      ref={field}
      id="counter-customer"
      label={t`Who`}
      hint={t`Kanji, kana, romaji or phone`}
      error={problem}
      maxLength={200}
      typed={typed}
      onType={setTyped}
      isWaiting={typed.trim() !== '' && isWaiting}
      options={isFound ? [...known, somebodyNew] : []}
      listLabel={t`Customers found`}
    />
  )
}

interface PersonLineProps {
  person: PersonResult
  /** Found by a similar spelling, so nothing in the line is marked. */
  isSimilar: boolean
  typed: string
}

function PersonLine({ person, isSimilar, typed }: PersonLineProps) {
  const { nameJa, phone } = person
  return (
    <>
      <b>
        <Highlight text={lastFirst(person)} typed={typed} />
      </b>
      {nameJa !== undefined && <Highlight text={nameJa} typed={typed} lang="ja" />}
      <Highlight text={phone} typed={typed} />
      {isSimilar && (
        <span>
          <Trans>similar spelling</Trans>
        </span>
      )}
    </>
  )
}
