import { lastFirst } from '@kakehashi/domain/people/people'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllTranslators } from '../translators/use-all-translators.ts'
import styles from './filters.module.css'

interface AssignChoiceProps {
  isSending: boolean
  onChoose: (translator: string) => void
}

/** Chooses the translator of all selected requests. */
export function AssignChoice({ isSending, onChoose }: AssignChoiceProps) {
  const { t } = useLingui()
  const [translator, setTranslator] = useState('')
  const people = useAllTranslators().data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <span className={styles.choice}>
        <select
          aria-label={t`Choose a translator`}
          value={translator}
          onChange={({ target }) => setTranslator(target.value)}
        >
          <option value="">{t`Choose a translator`}</option>
          {people.map((person) => {
            const [name, open] = [lastFirst(person), person.openDocuments ?? 0]
            return (
              <option key={person._id} value={person._id}>
                {t`${name}, ${open} open`}
              </option>
            )
          })}
        </select>
        <Icon name="chevron" />
      </span>
      <Button
        variant="line"
        size="small"
        isBusy={isSending}
        aria-disabled={translator === ''}
        onClick={() => onChoose(translator)}
      >
        <Trans>Assign</Trans>
      </Button>
    </>
  )
}
