import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { NewPerson } from './order-values.ts'
import styles from './new-order.module.css'

interface NewPersonFieldsProps {
  person: NewPerson
  onChange: (person: NewPerson) => void
  onBack: () => void
}

/** Name and phone are enough. The rest can follow when they claim the order. */
export function NewPersonFields({ person, onChange, onBack }: NewPersonFieldsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll('input') ?? [])]
    const empty = inputs.find(({ value, required }) => required && value === '')
    empty?.focus()
  }, [])
  const tie = (name: keyof NewPerson) => ({
    value: person[name],
    maxLength: 100,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...person, [name]: target.value }),
  })
  return (
    <div ref={place} className={styles.person}>
      <TextField label={t`First name`} hint={t`As on the ID`} required {...tie('firstName')} />
      <TextField label={t`Last name`} required {...tie('lastName')} />
      <TextField
        label={t({ message: 'Phone', context: 'form field' })}
        inputMode="tel"
        required
        {...tie('phone')}
      />
      <TextField label={t`Name in Japanese`} isOptional lang="ja" {...tie('nameJa')} />
      <div>
        <Button variant="line" size="small" onClick={onBack}>
          <Trans>Another person</Trans>
        </Button>
      </div>
    </div>
  )
}
