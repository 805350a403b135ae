import type { SubmittedField } from '@kakehashi/contract/requests/submitted-details'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { type DocumentLanguage, purposes } from '@kakehashi/domain/request/submitted-details'
import { hasReadyDay } from '@kakehashi/domain/services'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { documentLanguageLabels, purposeLabels } from '../../request/request-labels.ts'
import { workWords } from '../../request/service-kind-texts.ts'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Fieldset } from '@kakehashi/ui/form'
import styles from './request-form.module.css'
import type { Upload } from '../../request/uploads/upload.ts'
import { PriceEstimate } from './price-estimate.tsx'
import { ReadyBy } from './ready-by.tsx'
import { useNow } from '@kakehashi/ui/use-now'

type Choice = DocumentLanguage | '' | null | undefined
type Asked = Exclude<SubmittedField, 'details'>

interface TranslationDetailsSectionProps {
  field: (
    name: Asked,
  ) => Partial<Pick<ComponentProps<'input'>, 'id' | 'name'>> & { error: string | undefined }
  service: ServiceView | undefined
  neededBy: string
  /** The languages that are chosen now. */
  chosen: { fromLanguage?: Choice; toLanguage?: Choice }
  isDisabled: boolean
  /** What there is to translate, for the estimate of the price. */
  uploads: readonly Pick<Upload, 'state'>[]
}

/** Optional answers that help us to quote at once. */
export function TranslationDetailsSection({
  field,
  service,
  neededBy,
  chosen,
  isDisabled,
  uploads,
}: TranslationDetailsSectionProps) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { dayOf } = useDates()
  const kind = service?.kind ?? 'translation'
  const { purposeHint, whenNeeded } = workWords[kind]
  const { documentLanguages } = useOffice()
  // A language of a draft stays visible if the office has stopped offering it.
  const languagesWith = (choice: Choice) =>
    [...new Set([...documentLanguages, ...(choice ? [choice] : [])])].map((value) => ({
      value,
      label: i18n._(documentLanguageLabels[value]),
    }))
  return (
    <Fieldset
      legend={<Trans>For a quicker quote</Trans>}
      hint={<Trans>Leave a field empty if you do not know the answer</Trans>}
    >
      <div className={styles.pair}>
        <SelectField
          {...field('fromLanguage')}
          label={t`From`}
          isOptional
          placeholder={t`Not sure`}
          options={languagesWith(chosen.fromLanguage)}
        />
        <SelectField
          {...field('toLanguage')}
          label={t`Into`}
          isOptional
          placeholder={t`Not sure`}
          options={languagesWith(chosen.toLanguage)}
        />
      </div>
      <SelectField
        {...field('purpose')}
        label={t`What is it for?`}
        hint={purposeHint && i18n._(purposeHint)}
        isOptional
        className={styles.choice}
        placeholder={t`Choose one`}
        options={purposes.map((value) => ({ value, label: i18n._(purposeLabels[value]) }))}
      />
      <TextField
        {...field('neededBy')}
        label={i18n._(whenNeeded)}
        isOptional
        readOnly={isDisabled}
        type="date"
        min={dayOf(now)}
        className={styles.day}
      />
      <PriceEstimate service={service} uploads={uploads} />
      {hasReadyDay(kind) && <ReadyBy now={now} service={service} neededBy={neededBy} />}
    </Fieldset>
  )
}
