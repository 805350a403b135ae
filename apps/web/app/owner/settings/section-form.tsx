import type { Office } from '@kakehashi/domain/office'
import { Button } from '@kakehashi/ui/button'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useSaveOfficeDraftMutation } from '../../api/office-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useDraft } from './settings.tsx'
import styles from './settings.module.css'

type SectionForm<Values extends FieldValues> = ReturnType<
  typeof useSubmitForm<Values, Partial<Office>>
>

interface SectionFormProps<Values extends FieldValues> {
  title: ReactNode
  /** Where visitors and customers see it. */
  lede: ReactNode
  /** Turns what is typed into facts of the office. */
  schema: z.ZodType<Partial<Office>, Values>
  /** What is typed at the beginning. */
  valuesOf: (office: Office) => DefaultValues<Values>
  children: (form: SectionForm<Values>) => ReactNode
}

/** Saves a part of the facts as a draft; nothing is public until it is published. */
export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const { title, lede, schema, valuesOf, children } = props
  const { t } = useLingui()
  const { office, version } = useDraft()
  const [save] = useSaveOfficeDraftMutation()
  const submit = useSubmitForm<Values, Partial<Office>>({
    schema,
    startWith: valuesOf(office),
    send: async (facts) => {
      const draft = await save({ office: { ...office, ...facts }, version }).unwrap()
      submit.form.reset(valuesOf(draft.office))
      showToast.success(t`Saved, not yet published`)
    },
  })
  const { form, formProps, isSending, refusal } = submit
  const { question } = useUnsavedChanges(form.formState.isDirty)
  return (
    <Form {...formProps} className={styles.form}>
      <h2>{title}</h2>
      <p className={styles.lede}>{lede}</p>
      <Refusal message={refusal} />
      {children(submit)}
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE DRAFT</Trans>
        </Button>
      </div>
      {question}
    </Form>
  )
}
