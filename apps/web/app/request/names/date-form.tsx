import { nameFields } from '@kakehashi/contract/requests/name-fields'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import type { EntryFormProps } from './entry-form-props.ts'
import { FormButtons } from './form-buttons.tsx'
import { PaperDateField } from './paper-date-field.tsx'
import { useSaveEntry } from './use-save-entry.ts'
import styles from './names.module.css'

export function DateForm({ requestId, entry, onDone, onClose }: EntryFormProps<'date'>) {
  const { t } = useLingui()
  const save = useSaveEntry(requestId, entry)
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: nameFields.date,
    startWith: { kind: 'date', label: entry?.label ?? '', day: entry?.day ?? '' },
    send: async (body) => {
      await save(body)
      onDone()
    },
    idPrefix: 'date-',
  })
  const { day = '' } = useWatch({ control: form.control })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <TextField
        label={t`What happened on it`}
        placeholder={t`Marriage`}
        autoComplete="off"
        maxLength={60}
        {...field('label')}
      />
      <PaperDateField label={t`Date`} typed={day} {...field('day')} />
      <FormButtons isSending={isSending} onClose={onClose} />
    </Form>
  )
}
