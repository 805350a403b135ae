import { Trans, useLingui } from '@lingui/react/macro'
import { showFailedCall } from '../../api/client/failed-call.ts'
import {
  useMarkUnreadMutation,
  useNoReplyNeededMutation,
  useRemoveUnreadMarkMutation,
} from '../../api/conversations-api.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import type { OfficeRequest } from '../request-views.ts'
import { Handler } from './handler.tsx'
import { Waiting } from './waiting.tsx'
import styles from './conversation.module.css'

async function run(call: Promise<{ error?: unknown }>, success: string): Promise<void> {
  const { error } = await call
  if (error) showFailedCall(error)
  else showToast.success(success)
}

/** What staff can do with the conversation about a request, besides writing. */
export function ConversationBar({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const { _id: requestId, awaitingReplySince, isMarkedUnread, inbox } = request
  const [mark, marking] = useMarkUnreadMutation()
  const [unmark, unmarking] = useRemoveUnreadMarkMutation()
  const [endWait, ending] = useNoReplyNeededMutation()
  const newest = inbox.at(-1)?._id

  return (
    <div className={styles.bar}>
      {awaitingReplySince !== undefined && <Waiting since={awaitingReplySince} />}
      <Handler request={request} />
      <div className={styles.actions}>
        {awaitingReplySince !== undefined && newest !== undefined && (
          <Button
            variant="line"
            size="small"
            isBusy={ending.isLoading}
            onClick={() => void run(endWait({ requestId, message: newest }), t`No reply needed`)}
          >
            <Trans>No reply needed</Trans>
          </Button>
        )}
        {isMarkedUnread ? (
          <Button
            variant="line"
            size="small"
            isBusy={unmarking.isLoading}
            onClick={() => void run(unmark({ requestId }), t`Marked as read`)}
          >
            <Trans>Mark read</Trans>
          </Button>
        ) : (
          <Button
            variant="line"
            size="small"
            isBusy={marking.isLoading}
            onClick={() => void run(mark({ requestId }), t`Marked as unread for you`)}
          >
            <Trans>Mark unread</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
