import type { RemarkView } from '@kakehashi/contract/requests/proof-view'
import type { RemarkOutcome } from '@kakehashi/domain/request/proof'
import { Button } from '@kakehashi/ui/button'
import { Dialog, DialogActions } from '@kakehashi/ui/dialog'
import { TextAreaField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useSettleRemarkMutation } from '../../api/proofs-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useNamesCall } from '../names/use-names-call.ts'
import styles from './proof.module.css'

interface SettleRemarkProps {
  requestId: string
  remark: RemarkView | undefined
  onClose: () => void
}

/** Asks for an answer, and whether the remark changes the translation. */
export function SettleRemark({ requestId, remark, onClose }: SettleRemarkProps) {
  return (
    <Dialog
      title={<Trans>Answer the remark</Trans>}
      isOpen={remark !== undefined}
      onClose={onClose}
    >
      {remark && <Answer key={remark._id} {...{ requestId, remark, onClose }} />}
    </Dialog>
  )
}

function Answer({ requestId, remark, onClose }: SettleRemarkProps & { remark: RemarkView }) {
  const { t } = useLingui()
  const [settle] = useSettleRemarkMutation()
  const { run, isBusy, refusal } = useNamesCall()
  const [reply, setReply] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  function answer(outcome: RemarkOutcome) {
    if (outcome === 'kept' && reply.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    void run(async () => {
      await settle({ requestId, remarkId: remark._id, outcome, reply }).unwrap()
      showToast.success(t`The remark is answered`)
      onClose()
    })
  }

  return (
    <>
      <blockquote className={styles.quoted}>{remark.remark}</blockquote>
      <TextAreaField
        ref={field}
        label={t`Answer to the customer`}
        hint={t`Needed if the translation stays as it is`}
        rows={3}
        maxLength={2000}
        value={reply}
        error={
          isMissing && reply.trim() === '' ? t`Write why the translation stays as it is` : undefined
        }
        onChange={(event) => setReply(event.target.value)}
      />
      <Refusal message={refusal} />
      <DialogActions>
        <Button variant="line" aria-disabled={isBusy} onClick={() => answer('kept')}>
          <Trans>IT STAYS AS IT IS</Trans>
        </Button>
        <Button isBusy={isBusy} busyLabel={t`Sending`} onClick={() => answer('changing')} data-send>
          <Trans>WE CHANGE IT</Trans>
        </Button>
      </DialogActions>
    </>
  )
}
