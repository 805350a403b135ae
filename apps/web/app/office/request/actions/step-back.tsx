import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { stageBefore, stageNames } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ReasonDialog } from '../../../request/reason-dialog.tsx'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'

/** Moves a request back by one stage. Shortly after a move, the bar offers to undo it instead. */
export function StepBack({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const to = stageBefore(request.stage)
  if (!request.can.includes('stepBack') || request.undo || to === undefined) return null
  const name = stageNames[to][language]
  const from = request.stage
  return (
    <div>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        <Trans>Step back to {name}</Trans>
      </Button>
      <ReasonDialog
        title={t`Step back to ${name}?`}
        isOpen={isAsking}
        label={t`Why?`}
        hint={t`Only the office sees it`}
        isRequired
        confirm={t`STEP BACK`}
        cancel={t`Keep it`}
        draftName={`step-back:${request._id}`}
        onEdit={() => commands.edits.begin('reason')}
        onConfirm={async (reason) => {
          const { stage } = await commands.run.send({ kind: 'stepBack', from, reason }, 'reason')
          showToast.success(t`Request moved back`)
          commands.leave.follow(stage)
        }}
        onDone={() => document.getElementById('main')?.focus()}
        onClose={() => {
          commands.edits.end('reason')
          setAsking(false)
        }}
      >
        {from === 'payment' ? (
          <Trans>
            The quote is withdrawn, and the customer gets a mail. What was paid stays recorded.
          </Trans>
        ) : from === 'complete' || from === 'delivery' ? (
          <Trans>The customer sees the new stage and gets a mail. Payments stay as they are.</Trans>
        ) : (
          <Trans>The customer sees the new stage. Payments and files stay as they are.</Trans>
        )}
      </ReasonDialog>
    </div>
  )
}
