import { nameFields } from '@kakehashi/contract/requests/name-fields'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { useLingui } from '@lingui/react/macro'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import type { EntryFormProps } from './entry-form-props.ts'
import { FormButtons } from './form-buttons.tsx'
import { useSaveEntry } from './use-save-entry.ts'
import styles from './names.module.css'

export function PlaceForm({ requestId, entry, onDone, onClose }: EntryFormProps<'place'>) {
  const { t } = useLingui()
  const save = useSaveEntry(requestId, entry)
  const { label = '', japanese = '', kana = '', english = '' } = entry ?? {}
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: nameFields.place,
    startWith: { kind: 'place', label, japanese, kana, english },
    send: async (body) => {
      await save(body)
      onDone()
    },
    idPrefix: 'place-',
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <TextField
        label={t`What it is`}
        placeholder={t`Place of birth`}
        autoComplete="off"
        maxLength={60}
        {...field('label')}
      />
      <TextField
        label={t`As the paper writes it`}
        autoComplete="off"
        maxLength={200}
        {...field('japanese')}
      />
      <TextField
        label={t`Reading in kana`}
        lang="ja"
        isOptional
        autoComplete="off"
        maxLength={200}
        {...field('kana')}
      />
      <TextField
        label={t`In English`}
        isOptional
        autoComplete="off"
        maxLength={200}
        {...field('english')}
      />
      <FormButtons isSending={isSending} onClose={onClose} />
    </Form>
  )
}
