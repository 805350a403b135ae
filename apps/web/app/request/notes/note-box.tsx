import { writeNote } from '@kakehashi/contract/requests/messages'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import { useMessageDraft } from '../messages/use-message-draft.ts'
import styles from './notes.module.css'

interface NoteBoxProps {
  /** The name under which an unsent text is kept. */
  draftName: string
  idPrefix: string
  label: ReactNode
  placeholder?: string
  hint?: string
  button: string
  /** The toast. */
  sent: string
  /** The key makes a repeated send count once. */
  send: (comment: string, key: string) => Promise<unknown>
  /** Between the text and the button. */
  children?: ReactNode
}

/** A text of staff about a request. A draft stays in this browser until it is sent. */
export function NoteBox(props: NoteBoxProps) {
  const { draftName, idPrefix, label, placeholder, hint, button, sent, send, children } = props
  const { t } = useLingui()
  const draft = useMessageDraft(useUserInfo()?._id, draftName)
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: writeNote.body.pick({ comment: true }),
    startWith: { comment: draft.words },
    send: async ({ comment }) => {
      const written = form.getValues('comment')
      await send(comment, draft.keyFor(comment))
      draft.forget()
      if (form.getValues('comment') === written) form.reset({ comment: '' })
      else draft.save(form.getValues('comment'))
      showToast.success(sent)
    },
    idPrefix,
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <TextAreaField
        {...field('comment', {
          onChange: ({ target }: { target: HTMLTextAreaElement }) => draft.save(target.value),
        })}
        label={label}
        placeholder={placeholder}
        hint={hint}
        rows={2}
        required
      />
      {children}
      <p>
        <Button type="submit" variant="line" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          {button}
        </Button>
      </p>
    </Form>
  )
}
