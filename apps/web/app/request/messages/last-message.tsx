import type { LastMessage as Message } from '@kakehashi/contract/requests/request-view'
import { languageFacts } from '@kakehashi/domain/language'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './last-message.module.css'

interface LastMessageProps {
  message: Message | undefined
  /** Whose messages count as the reader's own. */
  reader: 'customer' | 'office'
  /** The other side, shown before its messages. */
  from?: string | undefined
  /** Nobody has opened the request yet, so 'No messages' would contradict its unread mark. */
  isNewRequest?: boolean
}

/** The last message, in one line. */
export function LastMessage(props: LastMessageProps) {
  const { message, reader, from, isNewRequest = false } = props
  const language = useLanguage()
  const { shortDateAndTime } = useDates()
  if (!message) {
    return (
      <span className={styles.none}>
        {isNewRequest ? <Trans>New request</Trans> : <Trans>No messages yet</Trans>}
      </span>
    )
  }
  const { createdAt, sender, comment } = message
  const { colon } = languageFacts[language]
  const isOwn = (sender === 'customer') === (reader === 'customer')
  return (
    <span className={styles.line}>
      <time dateTime={createdAt}>{shortDateAndTime(createdAt)}</time>
      <span>
        {isOwn ? <Trans>Sent: {comment}</Trans> : from ? `${from}${colon}${comment}` : comment}
      </span>
    </span>
  )
}
