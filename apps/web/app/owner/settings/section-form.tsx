import { officeFacts } from '@kakehashi/contract/office'
import type { Office } from '@kakehashi/domain/office'
import { Button } from '@kakehashi/ui/button'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useSaveOfficeDraftMutation } from '../../api/office-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useSection } from './section-context.ts'
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
  const { draft, next } = useSection()
  const { office, version } = draft
  const navigate = useNavigate()
  const [save] = useSaveOfficeDraftMutation()
  const submit = useSubmitForm<Values, Partial<Office>>({
    schema: next === undefined ? schema : completing(schema, valuesOf(office)),
    startWith: valuesOf(office),
    send: async (facts) => {
      const saved = await save({ office: { ...office, ...facts }, version }).unwrap()
      submit.form.reset(valuesOf(saved.office))
      if (next === undefined) return showToast.success(t`Saved, not yet published`)
      allowLeaving()
      return navigate(next)
    },
  })
  const { form, formProps, isSending, refusal } = submit
  const { question, allowLeaving } = useUnsavedChanges(form.formState.isDirty)
  return (
    <Form {...formProps} className={styles.form}>
      {next === undefined && <h2>{title}</h2>}
      <p className={styles.lede}>{lede}</p>
      <Refusal message={refusal} />
      {children(submit)}
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
          {next === undefined ? <Trans>SAVE DRAFT</Trans> : <Trans>SAVE AND CONTINUE</Trans>}
        </Button>
      </div>
      {question}
    </Form>
  )
}

/** During the set-up nothing may be missing: the next step comes only when this one is complete. */
function completing<Values extends FieldValues>(
  schema: z.ZodType<Partial<Office>, Values>,
  values: object,
): z.ZodType<Partial<Office>, Values> {
  const names = Object.keys(values).map((name) => [name, true])
  // The section's own schema has the same facts, only less strictly.
  const complete: z.ZodType<Partial<Office>, object> = officeFacts.pick(Object.fromEntries(names))
  return schema.pipe(complete)
}
