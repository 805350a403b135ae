import { type ReplyTemplate, saveReplyTemplateBody } from '@kakehashi/contract/reply-templates'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSaveReplyTemplateMutation } from '../../api/reply-templates-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import styles from './templates.module.css'

interface TemplateFormProps {
  /** Absent for a new template. */
  template?: ReplyTemplate
  onSaved: () => void
  onCancel?: () => void
}

export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const { t } = useLingui()
  // Chosen here, so that a template that is sent again after a lost reply is added once.
  const [templateId] = useState(() => template?._id ?? crypto.randomUUID())
  const [save] = useSaveReplyTemplateMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: saveReplyTemplateBody,
    startWith: {
      titleEn: template?.title.en ?? '',
      titleJa: template?.title.ja ?? '',
      textEn: template?.text.en ?? '',
      textJa: template?.text.ja ?? '',
    },
    send: async (body) => {
      await save({ templateId, body }).unwrap()
      showToast.success(t`Template saved`)
      onSaved()
    },
    idPrefix: template ? `${template._id}-` : 'new-',
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.pair}>
        <TextField {...field('titleEn')} label={t`Title in English`} autoComplete="off" required />
        <TextField
          {...field('titleJa')}
          label={t`Title in Japanese`}
          lang="ja"
          autoComplete="off"
          required
        />
      </div>
      <div className={styles.pair}>
        <TextAreaField {...field('textEn')} label={t`Text in English`} rows={6} required />
        <TextAreaField
          {...field('textJa')}
          label={t`Text in Japanese`}
          lang="ja"
          rows={6}
          required
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          {template ? <Trans>SAVE TEMPLATE</Trans> : <Trans>ADD TEMPLATE</Trans>}
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
