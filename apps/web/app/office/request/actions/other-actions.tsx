import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { requestPath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { LaterOrders } from '../../../request/again/again-links.tsx'
import { OrderAgain } from '../../../request/again/order-again.tsx'
import { ChangeDelivery } from '../../../request/delivery/change-delivery.tsx'
import { Cancel } from './cancel.tsx'
import { Fold } from '../../fold.tsx'
import styles from './other-actions.module.css'
import { needsNewDay, Reschedule } from './reschedule.tsx'
import { ReleaseEarly } from './release-early.tsx'
import { TakeBack } from './take-back.tsx'
import { RefundFold } from '../money/refund-fold.tsx'
import { KeepDocuments } from './keep-documents.tsx'
import { StepBack } from './step-back.tsx'
import { ChangeTranslator } from '../translator/translator-choice.tsx'

interface OtherActionsProps extends StageFormProps {
  /** True if the stage's own form already offers the choice of translator. */
  isTranslatorAbove: boolean
}

/** Less common actions, in a fold. */
export function OtherActions({ request, commands, isTranslatorAbove }: OtherActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const isRescheduledAbove = needsNewDay(request)
  return (
    <Fold
      title={<Trans>More</Trans>}
      isOpen={isOpen}
      isDirty={
        (!isRescheduledAbove && commands.edits.has('promise')) ||
        (!isTranslatorAbove && commands.edits.has('translator')) ||
        commands.edits.has('refund')
      }
      onToggle={setOpen}
    >
      <div className={styles.more}>
        {!isRescheduledAbove && <Reschedule request={request} commands={commands} />}
        {!isTranslatorAbove && <ChangeTranslator request={request} commands={commands} />}
        {request.stage !== 'delivery' && (
          <ChangeDelivery
            request={request}
            onChanged={(to) => commands.edits.saved(undefined, { from: to - 1, to })}
          />
        )}
        <TakeBack request={request} commands={commands} />
        <ReleaseEarly request={request} commands={commands} />
        <RefundFold request={request} commands={commands} />
        <p className={styles.links}>
          <Link to={requestPath(request._id)}>
            <Trans>The customer’s page</Trans>
          </Link>
          {request.customerDeletedAt === undefined && (
            <Link to={`/admin/user/${request.user}`}>
              <Trans>About the customer</Trans>
            </Link>
          )}
        </p>
        {request.canOrderAgain && (
          <div>
            <OrderAgain requestId={request._id} orderNumber={request.orderNumber} isContinued />
          </div>
        )}
        <LaterOrders orders={request.orderedAgain} pathOf={requestPath} />
        <KeepDocuments request={request} />
        <StepBack request={request} commands={commands} />
        <Cancel request={request} commands={commands} />
      </div>
    </Fold>
  )
}
