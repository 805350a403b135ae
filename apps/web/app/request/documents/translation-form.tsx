import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { problemText } from '@kakehashi/contract/fields/problems'
import { maxFileMegabytes as megabytes } from '@kakehashi/domain/documents/files'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useSubmitTranslationMutation } from '../../api/request-commands-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { workWords } from '../service-kind-texts.ts'
import styles from './documents.module.css'
import { PdfField } from '../uploads/pdf-field.tsx'
import { usePdf } from '../uploads/use-pdf.ts'

interface TranslationFormProps {
  request: Pick<RequestDetail, '_id' | 'version' | 'serviceKind'>
  /** Says what happens on submit. */
  hint?: ReactNode
  /** For the keyboard shortcut that presses the button. */
  buttonId?: string
  /** Asked after the upload and before the submit; false stops it. */
  mayLeave?: () => Promise<boolean>
  /** Called with true while the submit waits for the upload; the page must not be left then. */
  onWaiting: (isWaiting: boolean) => void
  /** Called with true when the call starts, and with false if it fails. */
  onSending?: (isSending: boolean) => void
  /** Called with the updated request, after the toast. */
  onSubmitted: (request: RequestDetail) => unknown
}

const fieldId = 'translation'

/** The upload of a finished translation and its submit button, used by the desk and the office. */
export function TranslationForm(props: TranslationFormProps) {
  const { request, hint, buttonId, mayLeave, onWaiting, onSending, onSubmitted } = props
  const { t, i18n } = useLingui()
  const words = workWords[request.serviceKind]
  const language = useLanguage()
  const pdf = usePdf(`translation:${request._id}`)
  const [submit] = useSubmitTranslationMutation()
  const [isSending, setSending] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isUnderWay = useRef(false)

  async function send() {
    onWaiting(true)
    const translation = await pdf.arrived()
    onWaiting(false)
    setMissing(translation === undefined)
    if (translation === undefined || (await mayLeave?.()) === false) return
    const { _id: requestId, version } = request
    try {
      onSending?.(true)
      const reply = await submit({ requestId, version, translation }).unwrap()
      pdf.uploads.clear()
      showToast.success(i18n._(words.submitted))
      await onSubmitted(reply)
    } catch (error) {
      onSending?.(false)
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefusal(undefined)
    await send()
    setSending(false)
    isUnderWay.current = false
  }

  const error = isMissing ? problemText('translation-required', language) : undefined
  return (
    <Form onSubmit={onSubmit} problems={error ? [{ id: fieldId, message: error }] : []}>
      <Refusal message={refusal} />
      <PdfField
        pdf={{
          ...pdf,
          choose: (files) => {
            setMissing(false)
            pdf.choose(files)
          },
        }}
        id={fieldId}
        label={i18n._(words.finished)}
        hint={<Trans>One PDF, up to {megabytes} MB</Trans>}
        error={error}
      />
      <div>
        <Button
          id={buttonId}
          type="submit"
          variant="seal"
          isWide
          isBusy={isSending}
          busyLabel={t`Sending`}
          aria-describedby={hint ? `${fieldId}-then` : undefined}
        >
          {i18n._(words.submit)}
        </Button>
        {hint && (
          <p id={`${fieldId}-then`} className={styles.then}>
            {hint}
          </p>
        )}
      </div>
    </Form>
  )
}
