import type { OfficeRequest } from '../../request/request-views.ts'
import { useMarkRead } from '../../request/messages/use-mark-read.ts'
import { threadPath } from '@kakehashi/contract/screen-paths'
import { isWorkStage, type Stage, stageNameOf } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, type RefObject } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { CustomerDetails } from '../../request/customer-details.tsx'
import { Present } from '../../request/conversation/present.tsx'
import { LookUp } from '../../request/glossary/look-up.tsx'
import { MessageThread } from '../../request/messages/message-thread.tsx'
import { NamesPanel } from '../../request/names/names-panel.tsx'
import { Notes } from '../../request/notes/notes.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { DecisionPanel } from './decision-panel.tsx'
import { NextInQueue } from './next-in-queue.tsx'
import { Sidebar } from './sidebar.tsx'
import styles from './frame.module.css'
import { Certificates } from './certificates/certificates.tsx'
import { RequestDocuments } from './documents.tsx'
import { Originals } from './originals/originals.tsx'
import { Header } from './header.tsx'
import { ProofCopy } from './proof/proof-copy.tsx'
import { PrintSheet } from './print/print-sheet.tsx'
import { Progress } from './progress.tsx'
import { useRequestCommands } from './commands/use-request-commands.tsx'
import { useStageKeys } from './commands/use-stage-keys.ts'
import { PageTitle } from '../../layouts/page-title.tsx'

interface FrameProps {
  stage: Stage
  request: OfficeRequest
  /** An error from a background refetch, shown above the request that is already loaded. */
  trouble: unknown
  onRetry: () => void
  isRetrying: boolean
}

/** Customer details on the left, documents in the middle, the stage's form on the right. */
export function Frame({ stage, request, trouble, onRetry, isRetrying }: FrameProps) {
  const language = useLanguage()
  const top = useRef<HTMLDivElement>(null)
  const commands = useRequestCommands(request, stage)
  useMarkViewed(request, top)
  useStageKeys(stage)
  const name = lastFirst(request)
  return (
    <>
      <div className={styles.stage}>
        <PageTitle title={`${stageNameOf(stage, request.serviceKind)[language]}: ${name}`} />
        <div ref={top} className={styles.top}>
          <Header stage={stage} request={request} />
          <Present requestId={request._id} />
          {trouble !== undefined && (
            <Alert kind="error" onRetry={onRetry} isRetrying={isRetrying}>
              {errorMessage(trouble)}
            </Alert>
          )}
          <NextInQueue requestId={request._id} />
          <Progress request={request} />
        </div>
        <div className={styles.bench}>
          <div className={styles.right}>
            <DecisionPanel stage={stage} request={request} commands={commands} />
            {stage === 'review' && <ProofCopy requestId={request._id} />}
            {hasNames(request) && <NamesPanel requestId={request._id} />}
          </div>
          <div className={styles.viewer}>
            <RequestDocuments request={request} commands={commands} />
            <Certificates request={request} edits={commands.edits} />
            <Originals request={request} edits={commands.edits} />
          </div>
          <div className={styles.side}>
            <CustomerDetails request={request} />
            {isTranslated(stage) && <LookUp request={request} />}
            <Sidebar request={request} />
            <Notes request={request} />
          </div>
          <Messages request={request} />
        </div>
        {commands.leave.question}
      </div>
      <PrintSheet request={request} />
    </>
  )
}

/** Beside the translation and its review; elsewhere while something is not confirmed. */
function hasNames({ stage, serviceKind, unconfirmedNames = 0 }: OfficeRequest): boolean {
  return (serviceKind === 'translation' && isWorkStage(stage)) || unconfirmedNames > 0
}
/** The stages at which somebody reads or writes the translation. */
const isTranslated = (stage: Stage) => stage === 'translate' || stage === 'review'

function Messages({ request }: { request: OfficeRequest }) {
  const headingId = useId()
  return (
    <section id="messages" className={styles.talk} aria-labelledby={headingId}>
      <div className={styles.heading}>
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

/**
 * Opening a new request marks it as read. With an unread customer message it is not marked here,
 * but by the message thread when its end is scrolled into view.
 */
function useMarkViewed(request: OfficeRequest, top: RefObject<Element | null>): void {
  const isWaitingToBeRead = request.inbox.at(-1)?.sender === 'customer'
  useMarkRead(isWaitingToBeRead ? { ...request, adminViewed: true } : request, top)
}
