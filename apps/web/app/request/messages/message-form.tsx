import { writeMessage } from '@kakehashi/contract/requests/messages'
import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { placeholdersIn } from '@kakehashi/domain/request/reply-template'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isTemporary } from '../../api/client/connection.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import { useWriteMessageMutation } from '../../api/messages-api.ts'
import { NotSentYet } from '../../forms/not-sent-yet.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { useSendAgain } from '../../forms/use-send-again.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { InsertTemplate } from '../conversation/insert-template.tsx'
import { OpenPlaceholders } from '../conversation/open-placeholders.tsx'
import type { PricedRequest } from '../request-views.ts'
import { useMessageDraft } from './use-message-draft.ts'

interface MessageFormProps {
  request: PricedRequest
  onSent: (message: MessageView) => void
}

export function MessageForm({ request, onSent }: MessageFormProps) {
  const { _id: requestId } = request
  const isForStaff = request.reader === 'office'
  const { t } = useLingui()
  const language = useLanguage()
  const office = useOffice()
  const openDays = openDaysText(office, language)
  const { opens, closes } = useOfficeHours()
  const draft = useMessageDraft(useUserInfo()?._id, `message:${requestId}`)
  const [write] = useWriteMessageMutation()
  const [isInterrupted, setInterrupted] = useState(false)
  const { form, field, formProps, isSending, refusal, submitAgain } = useSubmitForm({
    schema: writeMessage.body,
    startWith: { comment: draft.words },
    alsoCheck: ({ comment }) =>
      isForStaff && placeholdersIn(comment).length > 0 ? { comment: 'placeholder-left' } : {},
    send: async ({ comment }) => {
      const written = form.getValues('comment')
      const key = draft.keyFor(comment)
      onSent(await write({ requestId, comment, key }).unwrap())
      draft.forget()
      setInterrupted(false)
      const now = form.getValues('comment')
      if (now === written) form.reset({ comment: '' })
      // Text typed while sending is the next message. Setting the field would move the caret.
      else draft.save(now)
      showToast.success(t`Message submitted`)
    },
    onRefusal: (_code, error) => {
      setInterrupted(isTemporary(error))
      return isTemporary(error)
    },
    idPrefix: 'message-',
  })
  const typed = useWatch({ control: form.control, name: 'comment' })
  // Staff see a template as a whole before they send it.
  const rows = isForStaff ? Math.min(12, Math.max(2, typed.split('\n').length)) : 4
  useSendAgain(isInterrupted, submitAgain)
  const submitNow = useEffectEvent(() => void submitAgain())
  useEffect(() => {
    if (draft.isToBeSent) submitNow()
  }, [draft.isToBeSent])

  function keep(text: string) {
    draft.save(text)
    setInterrupted(false)
  }
  /** A template goes below what was typed before. */
  function insert(text: string) {
    const before = form.getValues('comment').trimEnd()
    const comment = before === '' ? text : `${before}\n\n${text}`
    form.setValue('comment', comment, { shouldDirty: true })
    form.setFocus('comment')
    keep(comment)
  }

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      {request.reader === 'office' && <InsertTemplate request={request} onInsert={insert} />}
      <TextAreaField
        {...field('comment', {
          onChange: ({ target }: { target: HTMLTextAreaElement }) => keep(target.value),
        })}
        label={isForStaff ? t`Write to the customer` : t`Write to us`}
        hint={
          isForStaff
            ? t`The customer sees it under the name ${office.sender[language]}`
            : t`We answer ${openDays}, ${opens} to ${closes}`
        }
        rows={rows}
        required
      />
      {isForStaff && <OpenPlaceholders text={typed} />}
      {isInterrupted && !isSending && (
        <NotSentYet onCancel={() => keep(form.getValues('comment'))}>
          <Trans>
            We cannot connect to the server at the moment. We will send your message as soon as the
            connection is back.
          </Trans>
        </NotSentYet>
      )}
      <p>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>SEND</Trans>
        </Button>
      </p>
    </Form>
  )
}
