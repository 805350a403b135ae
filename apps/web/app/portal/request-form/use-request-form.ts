import { requestPath } from '@kakehashi/contract/screen-paths'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateRequestMutation } from '../../api/requests-api.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { documentsOf, isStuck, isUnderWay } from '../../request/uploads/upload.ts'
import { useUploads } from '../../request/uploads/use-uploads.ts'
import { showToast } from '@kakehashi/ui/toast'
import { justSent } from '../request/confirmation/use-just-sent.ts'
import { awaitMail } from './awaited-mails.ts'
import { type Draft, orderFiles } from './request-draft.ts'
import { requestProblems, requestSchema, toRequestBody } from './request-values.ts'
import { useSaveDraft } from './use-save-draft.ts'

/** Where the error summary links to when a file blocks the request. */
export const documentsId = 'documents'

/** The state of the new request form: saves a draft, uploads files, submits once. */
export function useRequestForm(person: string, draft: Draft) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [createRequest] = useCreateRequestMutation()
  const uploads = useUploads({ saveFor: { person, name: orderFiles } })
  const [isPressed, setPressed] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const wait = useRef<AbortController>(undefined)
  const key = useRef(draft.key)
  const isGivenUp = useRef(false)
  const isHere = useIsMounted()
  useEffect(() => () => wait.current?.abort(), [])

  const sending = useSubmitForm({
    schema: requestSchema,
    startWith: draft.values,
    alsoCheck: (values) => requestProblems({ neededBy: values.neededBy ?? '' }, new Date()),
    send,
    onRefusal: (code) => {
      // A file is no longer on the server: find out which.
      if (code === 'file-unusable') uploads.verify()
      if (code === 'file-unusable' || code === 'idempotency-key-reused') void uploads.markOrdered()
      if (code !== 'idempotency-key-reused') return false
      // The server has this request as it was before the last change. Ask before creating another.
      key.current = crypto.randomUUID()
      setTaken(true)
      return true
    },
  })
  const { form, formProps } = sending
  const savedDraft = useSaveDraft({
    person,
    form,
    uploads,
    link: draft.link,
    keyOf: () => key.current,
  })

  async function send() {
    if (!(await areFilesReady()) || !(await form.trigger()) || !isHere()) return
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

  /** Waits for running uploads. Failed and stopped ones are listed in the error summary. */
  async function areFilesReady(): Promise<boolean> {
    const hasStuckFile = () => uploads.latest().some(isStuck)
    if (hasStuckFile()) return false
    if (!uploads.latest().some(isUnderWay)) return true
    const { signal } = (wait.current = new AbortController())
    setWaiting(true)
    await uploads.untilSettled(signal)
    setWaiting(false)
    return !signal.aborted && !hasStuckFile()
  }

  const stuckFiles = isPressed && !isWaiting ? uploads.items.filter(isStuck) : []
  return {
    ...sending,
    uploads,
    /** A request from this form is already on the server. */
    isTaken,
    isWaitingForFiles: isWaiting,
    /** Being submitted: changes made now would be neither sent nor saved. */
    isLeaving,
    stopWaiting: () => wait.current?.abort(),
    startAnew: () => {
      // Before removing the files: the waiting submit would take that as all files being uploaded.
      wait.current?.abort()
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
        ...stuckFiles.map(({ name, state }) => ({
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
