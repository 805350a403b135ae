import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllTranslators } from '../translators/use-all-translators.ts'
import { useTranslatorOptions } from '../translators/use-translator-options.ts'
import styles from './filters.module.css'

interface AssignChoiceProps {
  requests: readonly OfficeRequestItem[]
  isSending: boolean
  onChoose: (translator: string) => void
}

/** Chooses the translator of all selected requests. */
export function AssignChoice({ requests, isSending, onChoose }: AssignChoiceProps) {
  const { t } = useLingui()
  const [translator, setTranslator] = useState('')
  const people = useAllTranslators().data?.pages.flatMap(({ items }) => items) ?? []
  const options = useTranslatorOptions(people, requests)
  return (
    <>
      <span className={styles.choice}>
        <select
          aria-label={t`Choose a translator`}
          value={translator}
          onChange={({ target }) => setTranslator(target.value)}
        >
          <option value="">{t`Choose a translator`}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
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
