import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useAcceptWorkMutation, useDeclineWorkMutation } from '../api/request-commands-api.ts'
import { Refusal } from '../forms/refusal.tsx'
import { ReasonDialog } from '../request/reason-dialog.tsx'
import type { DeskRequest } from '../request/request-views.ts'
import styles from './request.module.css'

/** Asks about new work. Whoever simply submits it has accepted it. */
export function AcceptOrDecline({ request }: { request: DeskRequest }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [accept, { isLoading }] = useAcceptWorkMutation()
  const [decline] = useDeclineWorkMutation()
  const [isDeclining, setDeclining] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  if (!request.can.includes('acceptWork')) return null
  const seen = { requestId: request._id, version: request.version }

  async function sayYes() {
    setRefusal(undefined)
    try {
      await accept(seen).unwrap()
      showToast.success(t`Accepted. The office can see it.`)
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
  }

  async function sayNo(reason: string) {
    const { message } = await decline({ ...seen, reason }).unwrap()
    showToast.success(message)
    // Even if a live update has already taken the request from the screen.
    await navigate('/desk')
  }

  return (
    <>
      <Refusal message={refusal} />
      <Alert kind="info" title={<Trans>New for you</Trans>}>
        <Trans>Can you do this work by the day shown above? Please tell the office.</Trans>
      </Alert>
      <div className={styles.answers}>
        <Button isBusy={isLoading} busyLabel={t`Sending`} onClick={() => void sayYes()}>
          <Trans context="work">ACCEPT</Trans>
        </Button>
        <Button variant="line" onClick={() => setDeclining(true)}>
          <Trans>DECLINE</Trans>
        </Button>
      </div>
      <ReasonDialog
        title={t`Decline this work?`}
        isOpen={isDeclining}
        label={t`Why?`}
        hint={t`Only the office reads it.`}
        confirm={t`DECLINE`}
        cancel={t`Go back`}
        draftName={`decline-work:${request._id}`}
        onConfirm={sayNo}
        onDone={() => {}}
        onClose={() => setDeclining(false)}
      >
        <Trans>It leaves your desk, and the office asks someone else.</Trans>
      </ReasonDialog>
    </>
  )
}
