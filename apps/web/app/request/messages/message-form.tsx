import { writeMessage } from '@kakehashi/contract/requests/messages'
import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { office } from '@kakehashi/domain/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useUserInfo } from '../../session/session-slice.ts'
import { useWriteMessageMutation } from '../../api/messages-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useMessageDraft } from './use-message-draft.ts'

interface MessageFormProps {
  requestId: string
  isForStaff: boolean
  onSent: (message: MessageView) => void
}

export function MessageForm({ requestId, isForStaff, onSent }: MessageFormProps) {
  const { t } = useLingui()
  const { opens, closes } = officeHours(useLanguage())
  const draft = useMessageDraft(useUserInfo()?._id, `message:${requestId}`)
  const [write] = useWriteMessageMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: writeMessage.body,
    startWith: { comment: draft.words },
    send: async ({ comment }) => {
      const written = form.getValues('comment')
      const key = draft.keyFor(comment)
      onSent(await write({ requestId, comment, key }).unwrap())
      draft.forget()
      const now = form.getValues('comment')
      if (now === written) form.reset({ comment: '' })
      // Text typed while sending is the next message. Setting the field would move the caret.
      else draft.save(now)
      showToast.success(t`Message submitted`)
    },
    idPrefix: 'message-',
  })

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <TextAreaField
        {...field('comment', {
          onChange: ({ target }: { target: HTMLTextAreaElement }) => draft.save(target.value),
        })}
        label={isForStaff ? t`Write to the customer` : t`Write to us`}
        hint={
          isForStaff
            ? t`The customer sees it under the name ${office.localSender[language]}`
            : t`We answer Monday to Friday, ${opens} to ${closes}`
        }
        rows={isForStaff ? 2 : 4}
        required
      />
      <p>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>SEND</Trans>
        </Button>
      </p>
    </Form>
  )
}
