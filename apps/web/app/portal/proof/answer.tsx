import type { ProofChange, ProofView } from '@kakehashi/contract/requests/proof-view'
import { Button } from '@kakehashi/ui/button'
import { Dialog, DialogActions } from '@kakehashi/ui/dialog'
import { TextAreaField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useApproveProofMutation } from '../../api/proofs-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useNamesCall } from '../../request/names/use-names-call.ts'
import { useAskForChange } from './use-ask-for-change.ts'
import { remarksOf, type Written } from './written-remarks.ts'
import styles from './proof.module.css'

interface AnswerProps {
  requestId: string
  proof: ProofView
  can: readonly ProofChange[]
  written: Written
  onSent: () => void
}

/** Approving asks once more, so that a finger that slips approves nothing. */
export function Answer({ requestId, proof, can, written, onSent }: AnswerProps) {
  const { t } = useLingui()
  const [approve] = useApproveProofMutation()
  const { run, isBusy, refusal } = useNamesCall()
  const { ask, question } = useQuestion()
  const [isAsking, setAsking] = useState(false)
  const remarks = remarksOf(written)
  const unsaved = useUnsavedChanges(remarks.length > 0)
  if (!can.includes('ask')) return null

  async function askAndApprove() {
    const isSure = await ask({
      title: t`Approve this translation?`,
      text:
        remarks.length > 0
          ? t`Your remarks have not been sent. If you approve, we finish it as it is on these pages.`
          : t`We finish it exactly as it is on these pages.`,
      yes: t`APPROVE`,
      no: t`Go back`,
    })
    if (!isSure) return
    await approve({ requestId, proofId: proof._id }).unwrap()
    onSent()
    showToast.success(t`Approved. Thank you.`)
  }

  return (
    <section className={styles.end}>
      <Refusal message={refusal} />
      {can.includes('approve') && (
        <Button
          variant="seal"
          isWide
          isBusy={isBusy}
          busyLabel={t`Sending`}
          onClick={() => void run(askAndApprove)}
        >
          <Trans>APPROVE</Trans>
        </Button>
      )}
      <Button variant="line" isWide aria-disabled={isBusy} onClick={() => setAsking(true)}>
        <Trans>ASK FOR A CHANGE</Trans>
      </Button>
      <p>
        <Trans>
          Until the delivery you see pictures with a mark across them, without signature and seal.
        </Trans>
      </p>
      <Dialog
        title={<Trans>Ask for a change</Trans>}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        {isAsking && (
          <Change
            {...{ requestId, remarks }}
            proofId={proof._id}
            onClose={() => setAsking(false)}
            onSent={onSent}
          />
        )}
      </Dialog>
      {question}
      {unsaved.question}
    </section>
  )
}

interface ChangeProps {
  requestId: string
  proofId: string
  remarks: ReturnType<typeof remarksOf>
  onClose: () => void
  onSent: () => void
}

function Change({ requestId, proofId, remarks, onClose, onSent }: ChangeProps) {
  const { t } = useLingui()
  const send = useAskForChange(requestId, proofId)
  const { run, isBusy, refusal } = useNamesCall()
  const [general, setGeneral] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  function sendAll() {
    if (general.trim() === '' && remarks.length === 0) {
      setMissing(true)
      field.current?.focus()
      return
    }
    void run(async () => {
      await send({ general, remarks })
      onSent()
      onClose()
    })
  }

  return (
    <>
      {remarks.length > 0 && (
        <p>
          <Plural
            value={remarks.length}
            one="Your remark on # line is sent with it."
            other="Your remarks on # lines are sent with it."
          />
        </p>
      )}
      <TextAreaField
        ref={field}
        label={t`What should be changed?`}
        isOptional={remarks.length > 0}
        rows={4}
        maxLength={2000}
        value={general}
        error={isMissing && general.trim() === '' ? t`Write what should be changed` : undefined}
        onChange={(event) => setGeneral(event.target.value)}
      />
      <Refusal message={refusal} />
      <DialogActions>
        <Button variant="line" aria-disabled={isBusy} onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button isBusy={isBusy} busyLabel={t`Sending`} onClick={sendAll} data-send>
          <Trans>SEND</Trans>
        </Button>
      </DialogActions>
    </>
  )
}
