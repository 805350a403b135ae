import { nameFields } from '@kakehashi/contract/requests/name-fields'
import { spellingSources } from '@kakehashi/domain/request/name-sheet'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import type { EntryFormProps } from './entry-form-props.ts'
import { FormButtons } from './form-buttons.tsx'
import { sourceChoices } from './name-texts.ts'
import { PaperDateField } from './paper-date-field.tsx'
import { PassportLines } from './passport-lines.tsx'
import { useSaveEntry } from './use-save-entry.ts'
import { useUsualSpelling } from './usual-spelling.ts'
import styles from './names.module.css'

const empty = {
  label: '',
  family: '',
  given: '',
  kanjiFamily: '',
  kanjiGiven: '',
  kanaFamily: '',
  kanaGiven: '',
  source: 'japanese-passport',
  bornOn: null,
} as const

export function PersonForm({ requestId, entry, onDone, onClose }: EntryFormProps<'person'>) {
  const { t, i18n } = useLingui()
  const save = useSaveEntry(requestId, entry)
  const usual = useUsualSpelling()
  const { label, family, given, kanjiFamily, kanjiGiven, kanaFamily, kanaGiven, source, bornOn } =
    entry ?? empty
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: nameFields.person,
    startWith: {
      kind: 'person',
      label,
      family,
      given,
      kanjiFamily,
      kanjiGiven,
      kanaFamily,
      kanaGiven,
      source,
      bornOn: bornOn ?? '',
    },
    send: async (body) => {
      await save(body)
      onDone()
    },
    idPrefix: 'person-',
  })
  const typed = useWatch({ control: form.control })
  const kanji = { lang: 'ja', autoComplete: 'off', maxLength: 100, isOptional: true } as const
  const latin = { autoComplete: 'off', spellCheck: false, maxLength: 100 } as const
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <TextField
        label={t`Who it is`}
        placeholder={t`Wife`}
        autoComplete="off"
        maxLength={60}
        {...field('label')}
      />
      <PassportLines
        requestId={requestId}
        onAccept={(proposal) => {
          for (const name of ['family', 'given', 'source'] as const) {
            form.setValue(name, proposal[name], { shouldDirty: true })
          }
          if (proposal.bornOn !== null) {
            form.setValue('bornOn', proposal.bornOn, { shouldDirty: true })
          }
        }}
      />
      <div className={styles.pair}>
        <TextField
          label={t`Surname as in the passport`}
          hint={usual(typed.kanaFamily ?? '')}
          {...latin}
          {...field('family')}
        />
        <TextField
          label={t`Given names as in the passport`}
          hint={usual(typed.kanaGiven ?? '')}
          {...latin}
          {...field('given')}
        />
      </div>
      <RadioGroup
        legend={t`The spelling is from`}
        options={spellingSources.map((value) => ({ value, label: i18n._(sourceChoices[value]) }))}
        {...field('source')}
      />
      <div className={styles.pair}>
        <TextField label={t`Surname in kanji`} {...kanji} {...field('kanjiFamily')} />
        <TextField label={t`Given names in kanji`} {...kanji} {...field('kanjiGiven')} />
        <TextField label={t`Surname in kana`} {...kanji} {...field('kanaFamily')} />
        <TextField label={t`Given names in kana`} {...kanji} {...field('kanaGiven')} />
      </div>
      <PaperDateField
        label={t`Date of birth`}
        isOptional
        typed={typed.bornOn ?? ''}
        {...field('bornOn')}
      />
      <FormButtons isSending={isSending} onClose={onClose} />
    </Form>
  )
}
