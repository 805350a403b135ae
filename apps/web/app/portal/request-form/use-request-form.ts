import { requestPath } from '@kakehashi/contract/screen-paths'
import { useOffice } from '@kakehashi/layouts/office'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateRequestMutation } from '../../api/requests-api.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { documentsOf, isInterrupted, isStuck } from '../../request/uploads/upload.ts'
import { useUploads } from '../../request/uploads/use-uploads.ts'
import { showToast } from '@kakehashi/ui/toast'
import { justSent } from '../request/confirmation/use-just-sent.ts'
import { awaitMail } from './awaited-mails.ts'
import { type Draft, orderFiles } from './request-draft.ts'
import { requestProblems, requestSchema, toRequestBody } from './request-values.ts'
import { usePressedSend } from './use-pressed-send.ts'
import { useSaveDraft } from './use-save-draft.ts'
import { useWaitForFiles } from './use-wait-for-files.ts'

/** Where the error summary links to when a file blocks the request. */
export const documentsId = 'documents'

/** The state of the new request form: saves a draft, uploads files, submits once. */
export function useRequestForm(person: string, draft: Draft) {
  const { t } = useLingui()
  const { timeZone } = useOffice()
  const navigate = useNavigate()
  const [createRequest] = useCreateRequestMutation()
  const uploads = useUploads({ saveFor: { person, name: orderFiles } })
  const files = useWaitForFiles(uploads)
  const [isPressed, setPressed] = useState(draft.isToBeSent)
  const [isTaken, setTaken] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isToBeSent = useRef(draft.isToBeSent)
  const key = useRef(draft.key)
  const isGivenUp = useRef(false)
  const isHere = useIsMounted()

  const sending = useSubmitForm({
    schema: requestSchema,
    startWith: draft.values,
    alsoCheck: (values) => requestProblems(values, new Date(), timeZone),
    send,
    onRefusal: (code, error) => {
      if (pressed.interrupt(error)) return true
      // A file is no longer on the server: find out which.
      if (code === 'file-unusable') uploads.verify()
      if (code === 'file-unusable' || code === 'idempotency-key-reused') void uploads.markOrdered()
      if (code !== 'idempotency-key-reused') return false
      // The server has this request as it was before the last change. Ask before creating another.
      key.current = crypto.randomUUID()
      pressed.cancel()
      setTaken(true)
      return true
    },
  })
  const { form, formProps, isSending } = sending
  const savedDraft = useSaveDraft({
    person,
    form,
    uploads,
    link: draft.link,
    keyOf: () => key.current,
    isToBeSent: () => isToBeSent.current,
  })
  const pressed = usePressedSend({
    isPressedBefore: draft.isToBeSent,
    isSending,
    uploads: uploads.items,
    submit: sending.submitAgain,
    onChange: (now) => {
      isToBeSent.current = now
      savedDraft.saveNow()
    },
  })

  async function send() {
    pressed.press()
    if (!(await files.areReady()) || !(await form.trigger())) return pressed.hold()
    if (!isHere()) return
    // Read now and not at the press: the form can be edited while files are uploading.
    const body = requestSchema.parse(form.getValues())
    savedDraft.saveNow()
    const newRequest = toRequestBody(body, documentsOf(uploads.latest()))
    setLeaving(true)
    const request = await createRequest({ body: newRequest, key: key.current })
      .unwrap()
      .catch((error: unknown) => {
        setLeaving(false)
        throw error
      })

    if (!isGivenUp.current) discard()
    awaitMail(person, request._id)
    showToast.success(t`Request created; a representative will contact you soon.`)
    // Replaces the form in the history. Not if the user has navigated elsewhere.
    if (isHere()) await navigate(requestPath(request._id), { replace: true, state: justSent })
  }

  function discard() {
    savedDraft.close()
    uploads.clear()
  }

  const isChecked = isPressed && !files.isWaiting
  // Interrupted files are sent again by themselves.
  const stuckFiles = uploads.items.filter((one) => isStuck(one) && !isInterrupted(one))
  return {
    ...sending,
    uploads,
    pressed,
    /** A request from this form is already on the server. */
    isTaken,
    isWaitingForFiles: files.isWaiting,
    /** Being submitted: changes made now would be neither sent nor saved. */
    isLeaving,
    cancelSend: () => {
      files.stopWaiting()
      pressed.cancel()
    },
    startAnew: () => {
      // Before removing the files: the waiting submit would take that as all files being uploaded.
      files.stopWaiting()
      isGivenUp.current = true
      discard()
    },
    formProps: {
      onSubmit: (event: Parameters<typeof formProps.onSubmit>[0]) => {
        setPressed(true)
        setTaken(false)
        return formProps.onSubmit(event)
      },
      problems: [
        ...formProps.problems,
        ...(isChecked ? stuckFiles : []).map(({ name, state }) => ({
          id: documentsId,
          message:
            state.kind === 'failed' && !state.canRetry
              ? t`Remove ${name}, or add another file in its place`
              : t`Send ${name} again, or remove it`,
        })),
      ],
    },
  }
}
