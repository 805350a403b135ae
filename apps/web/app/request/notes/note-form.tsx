import { writeNote } from '@kakehashi/contract/requests/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useUserInfo } from '../../session/session-slice.ts'
import { useWriteNoteMutation } from '../../api/notes-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useMessageDraft } from '../messages/use-message-draft.ts'
import styles from './notes.module.css'

/** Keeps a draft in this browser until the note is sent, like the message form. */
export function NoteForm({ requestId }: { requestId: string }) {
  const { t } = useLingui()
  const draft = useMessageDraft(useUserInfo()?._id, `note:${requestId}`)
  const [write] = useWriteNoteMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: writeNote.body.pick({ comment: true }),
    startWith: { comment: draft.words },
    send: async ({ comment }) => {
      const written = form.getValues('comment')
      await write({ requestId, comment, key: draft.keyFor(comment) }).unwrap()
      draft.forget()
      if (form.getValues('comment') === written) form.reset({ comment: '' })
      else draft.keep(form.getValues('comment'))
      showToast.success(t`Note submitted`)
    },
    idPrefix: 'note-',
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal words={refusal} />
      <TextAreaField
        {...field('comment', {
          onChange: ({ target }: { target: HTMLTextAreaElement }) => draft.keep(target.value),
        })}
        label={<span className="hush">{t`Note`}</span>}
        placeholder={t`Leave a comment...`}
        rows={2}
        required
      />
      <p>
        <Button type="submit" variant="line" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>ADD NOTE</Trans>
        </Button>
      </p>
    </Form>
  )
}
