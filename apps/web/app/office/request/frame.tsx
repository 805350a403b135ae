import { threadPath } from '@kakehashi/contract/addresses'
import { office } from '@kakehashi/domain/office'
import { type Stage, stageNames } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { errorWords } from '../../api/base-api.ts'
import { lastFirst } from '../../i18n/person-name.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { CustomerBlock } from '../../request/customer-details.tsx'
import { MessageThread } from '../../request/messages/message-thread.tsx'
import { Notes } from '../../request/notes/notes.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { Decision } from './decision-panel.tsx'
import { NextUp } from './next-in-queue.tsx'
import type { OfficeRequest } from './commands/office-request.ts'
import { OrderFacts } from './sidebar.tsx'
import styles from './frame.module.css'
import { Papers } from './documents.tsx'
import { StageHead } from './header.tsx'
import { StageProgress } from './progress.tsx'
import { useActing } from './commands/use-request-commands.tsx'
import { useOnScreen } from './commands/use-mark-viewed.ts'
import { useStageKeys } from './commands/use-stage-keys.ts'

interface StageFrameProps {
  stage: Stage
  request: OfficeRequest
  /** What went wrong while it was read again; what is on screen stays. */
  trouble: unknown
  onRetry: () => void
  isRetrying: boolean
}

/** Who and what on the left, the papers in the middle, the one decision on the right. */
export function StageFrame({ stage, request, trouble, onRetry, isRetrying }: StageFrameProps) {
  const language = useLanguage()
  const top = useRef<HTMLDivElement>(null)
  const acting = useActing(request, stage)
  useOnScreen(request, top)
  useStageKeys(stage)
  const name = lastFirst(request)
  return (
    <div className={styles['stage']}>
      <title>{`${stageNames[stage][language]}: ${name} | ${office.name}`}</title>
      <div ref={top} className={styles['top']}>
        <StageHead stage={stage} request={request} />
        {trouble !== undefined && (
          <Alert kind="error" onRetry={onRetry} isRetrying={isRetrying}>
            {errorWords(trouble)}
          </Alert>
        )}
        <NextUp requestId={request._id} />
        <StageProgress request={request} />
      </div>
      <div className={styles['bench']}>
        <Decision stage={stage} request={request} acting={acting} />
        <Papers request={request} acting={acting} />
        <div className={styles['side']}>
          <CustomerBlock request={request} />
          <OrderFacts request={request} />
          <Notes request={request} />
        </div>
        <Messages request={request} />
      </div>
      {acting.question}
    </div>
  )
}

function Messages({ request }: { request: OfficeRequest }) {
  const headingId = useId()
  return (
    <section id="messages" className={styles['talk']} aria-labelledby={headingId}>
      <div className={styles['heading']}>
        <h2 id={headingId}>
          <Trans>Messages</Trans>
        </h2>
        <Link to={threadPath(request._id)}>
          <Trans>Open thread</Trans>
        </Link>
      </div>
      <MessageThread request={request} />
    </section>
  )
}
