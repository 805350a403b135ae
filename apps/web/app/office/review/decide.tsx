import { maxReasonLength } from '@kakehashi/contract/fields/limits'
import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSurviveLogin } from '../../drafts/survive-login.ts'
import type { OfficeRequest } from '../../request/request-views.ts'
import { mainButtonId } from '../request/commands/use-focus-next-action.ts'
import type { RequestCommands } from '../request/commands/use-request-commands.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { ContinueDialog } from '../request/stages/review/continue-dialog.tsx'
import styles from './review-side.module.css'

interface DecideProps {
  request: OfficeRequest
  review: ReviewView
  commands: RequestCommands
}

/** The commands of the review. The reason for a return is typed beside the lines it is about. */
export function Decide({ request, review, commands }: DecideProps) {
  const { t } = useLingui()
  const { edits, run, leave } = commands
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState<string>()
  const saved = useSurviveLogin<{ reason: string }>(`return:${request._id}`, (found) => ({
    reason: typed ?? found?.reason ?? '',
  }))
  const reason = typed ?? saved?.reason ?? ''
  const isHere = request.stage === 'review' && request.closedAt === undefined
  if (!isHere && !leave.isMoving) return <NoLonger request={request} />

  const goOn = (why: string) =>
    run.move(
      {
        kind: 'continueReview',
        translation: undefined,
        hasChecklist: true,
        ...(why !== '' && { reason: why }),
      },
      { form: 'reason' },
    )

  async function askOrGoOn() {
    if (!(await leave.confirm())) return
    if (review.questions.length > 0) setAsking(true)
    else await goOn('')
  }

  async function giveBack() {
    if (!(await leave.confirm('return'))) return
    await run.move(
      { kind: 'returnToTranslator', translation: undefined, reason: reason.trim() },
      { info: t`Request has been returned.`, form: 'return' },
    )
  }

  function type(text: string) {
    setTyped(text)
    if (text.trim() === '') edits.end('return')
    else edits.begin('return')
  }

  return (
    <div className={styles.decide}>
      <Refusal message={run.refusal} />
      <TextAreaField
        id="return-reason"
        label={<Trans>Reason, if you return it</Trans>}
        hint={t`The translator sees it as a note`}
        rows={2}
        maxLength={maxReasonLength}
        value={reason}
        onChange={({ target }) => type(target.value)}
      />
      <div className={styles.buttons}>
        <Button
          id={mainButtonId}
          variant="seal"
          isBusy={run.isBusy}
          busyLabel={t`Sending`}
          onClick={() => void run.press(askOrGoOn)}
        >
          <Trans>CONTINUE</Trans>
        </Button>
        <Button variant="line" aria-disabled={run.isBusy} onClick={() => void run.press(giveBack)}>
          <Trans>RETURN</Trans>
        </Button>
      </div>
      <ContinueDialog
        requestId={request._id}
        questions={review.questions}
        isOpen={isAsking}
        onEdit={() => edits.begin('reason')}
        onConfirm={goOn}
        onClose={() => {
          edits.end('reason')
          setAsking(false)
        }}
      />
    </div>
  )
}

function NoLonger({ request: { _id, stage } }: { request: OfficeRequest }) {
  return (
    <div className={styles.decide}>
      <p>
        <Trans>This request is not in review now.</Trans>
      </p>
      <ButtonLink to={stagePath(stage, _id)} variant="line" isWide>
        <Trans>Open the request</Trans>
      </ButtonLink>
    </div>
  )
}
