import { type GlossaryTerm, termFields } from '@kakehashi/contract/glossary'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAddTermMutation, useChangeTermMutation } from '../../api/glossary-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import styles from './glossary.module.css'

interface TermFormProps {
  /** Absent for a new term. */
  term?: GlossaryTerm
  onSaved: () => void
  onCancel?: () => void
}

export function TermForm({ term, onSaved, onCancel }: TermFormProps) {
  const { t } = useLingui()
  // The same for this form, so that a term that is sent again after a lost reply is added once.
  const [key] = useState(() => crypto.randomUUID())
  const [add] = useAddTermMutation()
  const [change] = useChangeTermMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: termFields,
    startWith: {
      english: term?.english ?? '',
      japanese: term?.japanese ?? '',
      reading: term?.reading ?? '',
      note: term?.note ?? '',
      field: term?.field ?? '',
    },
    send: async (body) => {
      if (term) {
        const { _id: termId, version } = term
        await change({ termId, body: { ...body, version } }).unwrap()
      } else await add({ key, body }).unwrap()
      showToast.success(t`Term saved`)
      onSaved()
    },
    idPrefix: term ? `${term._id}-` : 'new-',
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.pair}>
        <TextField {...field('english')} label={t`English`} autoComplete="off" required />
        <TextField
          {...field('japanese')}
          label={t`Japanese`}
          lang="ja"
          autoComplete="off"
          required
        />
        <TextField
          {...field('reading')}
          label={t`Reading in kana`}
          hint={t`So that it is found by its sound`}
          lang="ja"
          autoComplete="off"
          isOptional
        />
        <TextField
          {...field('field')}
          label={t`Field of use`}
          hint={t`Like family register`}
          autoComplete="off"
          isOptional
        />
      </div>
      <TextField
        {...field('note')}
        label={t`Note for translators`}
        hint={t`Like keep in addresses, do not translate`}
        autoComplete="off"
        isOptional
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          {term ? <Trans>SAVE TERM</Trans> : <Trans>ADD TERM</Trans>}
        </Button>
        {onCancel && (
          <Button variant="line" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}
