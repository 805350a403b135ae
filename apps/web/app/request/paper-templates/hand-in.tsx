import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { paperSizes, type PaperSize } from '@kakehashi/domain/payments/receipt'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useSubmitTranslationMutation } from '../../api/request-commands-api.ts'
import { draftPreviewLink, useMakeTranslationMutation } from '../../api/translation-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { workWords } from '../service-kind-texts.ts'
import styles from './paper-templates.module.css'

interface HandInProps {
  request: Pick<RequestDetail, '_id' | 'version' | 'serviceKind'>
  /** Saves what was typed last; false if it could not. */
  saveNow: () => Promise<boolean>
  /** False if something is still open, which is then shown. */
  mayHandIn: () => boolean
  onSubmitted: (request: RequestDetail) => unknown
}

/** The PDF of the drafts: to look at, and to submit as the translation. */
export function HandIn({ request, saveNow, mayHandIn, onSubmitted }: HandInProps) {
  const { t, i18n } = useLingui()
  const words = workWords[request.serviceKind]
  const [paper, setPaper] = useState<PaperSize>('a4')
  const [make] = useMakeTranslationMutation()
  const [submit] = useSubmitTranslationMutation()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function look() {
    if (await saveNow()) window.open(draftPreviewLink(request._id, paper), '_blank', 'noopener')
  }

  async function handIn() {
    if (!mayHandIn() || !(await saveNow())) return
    const { _id: requestId, version } = request
    setSending(true)
    setRefusal(undefined)
    try {
      const { translation } = await make({ requestId, paper }).unwrap()
      const reply = await submit({ requestId, version, translation }).unwrap()
      showToast.success(i18n._(words.submitted))
      onSubmitted(reply)
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
    setSending(false)
  }

  const names: Readonly<Record<PaperSize, string>> = { a4: t`A4`, letter: t`US Letter` }
  return (
    <div className={styles.handIn}>
      <SelectField
        id="paper"
        label={<Trans>Paper</Trans>}
        value={paper}
        onChange={({ target }) => setPaper(target.value === 'letter' ? 'letter' : 'a4')}
        options={paperSizes.map((size) => ({ value: size, label: names[size] }))}
      />
      <Button variant="line" isWide onClick={() => void look()}>
        <Trans>Preview the PDF</Trans>
      </Button>
      <Refusal message={refusal} />
      <Button
        variant="seal"
        isWide
        isBusy={isSending}
        busyLabel={t`Sending`}
        aria-describedby="hand-in-then"
        onClick={() => void handIn()}
      >
        {i18n._(words.submit)}
      </Button>
      <p id="hand-in-then" className={styles.hint}>
        <Trans>
          All filled templates of this request become one PDF, in the order of the documents, and go
          to review.
        </Trans>
      </p>
    </div>
  )
}
