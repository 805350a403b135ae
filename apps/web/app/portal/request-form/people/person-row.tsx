import { spellingSources } from '@kakehashi/domain/request/name-sheet'
import { Button } from '@kakehashi/ui/button'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { type Control, type FieldPath, useWatch } from 'react-hook-form'
import { sourceChoices } from '../../../request/names/name-texts.ts'
import { PaperDateField } from '../../../request/names/paper-date-field.tsx'
import { useUsualSpelling } from '../../../request/names/usual-spelling.ts'
import type { RequestBody, RequestInput } from '../request-values.ts'
import styles from './people.module.css'
import type { PersonValues } from './person-values.ts'

export interface PersonFields {
  field: (
    name: FieldPath<RequestInput>,
  ) => Partial<Pick<ComponentProps<'input'>, 'id' | 'name'>> & { error: string | undefined }
  isDisabled: boolean
}

interface PersonRowProps extends PersonFields {
  index: number
  control: Control<RequestInput, unknown, RequestBody>
  onRemove: () => void
}

export function PersonRow({ index, control, field, isDisabled, onRemove }: PersonRowProps) {
  const { t, i18n } = useLingui()
  const usual = useUsualSpelling()
  const typed = useWatch({ control, name: `people.${index}` })
  const number = index + 1
  const of = (name: keyof PersonValues) => field(`people.${index}.${name}`)
  const common = { autoComplete: 'off', maxLength: 100, readOnly: isDisabled } as const
  const japanese = { ...common, lang: 'ja', isOptional: true } as const
  const more = ['kanjiFamily', 'kanjiGiven', 'kanaFamily', 'kanaGiven', 'bornOn'] as const
  const isMoreUsed = more.some((name) => typed?.[name] || of(name).error !== undefined)
  return (
    <fieldset className={styles.person}>
      <legend>
        <Trans>Person {number}</Trans>
      </legend>
      <div className={styles.pair}>
        <TextField
          {...of('family')}
          label={t`Surname as in the passport`}
          hint={usual(typed?.kanaFamily ?? '')}
          spellCheck={false}
          {...common}
        />
        <TextField
          {...of('given')}
          label={t`Given names as in the passport`}
          hint={usual(typed?.kanaGiven ?? '')}
          spellCheck={false}
          {...common}
        />
        <SelectField
          {...of('source')}
          label={t`The spelling is from`}
          options={spellingSources.map((value) => ({ value, label: i18n._(sourceChoices[value]) }))}
        />
        <TextField
          {...of('label')}
          label={t`Who it is`}
          placeholder={t`Wife`}
          isOptional
          {...common}
          maxLength={60}
        />
      </div>
      <details className={styles.more} open={isMoreUsed || undefined}>
        <summary>
          <Trans>Kanji, kana and date of birth</Trans>
        </summary>
        <div className={styles.pair}>
          <TextField {...of('kanjiFamily')} label={t`Surname in kanji`} {...japanese} />
          <TextField {...of('kanjiGiven')} label={t`Given names in kanji`} {...japanese} />
          <TextField {...of('kanaFamily')} label={t`Surname in kana`} {...japanese} />
          <TextField {...of('kanaGiven')} label={t`Given names in kana`} {...japanese} />
        </div>
        <PaperDateField
          {...of('bornOn')}
          label={t`Date of birth`}
          isOptional
          readOnly={isDisabled}
          typed={typed?.bornOn ?? ''}
        />
      </details>
      <div>
        <Button
          variant="line"
          size="small"
          aria-label={t`Remove person ${number}`}
          aria-disabled={isDisabled}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
