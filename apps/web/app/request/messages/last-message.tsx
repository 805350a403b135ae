import type { LastMessage as Message } from '@kakehashi/contract/requests/request-view'
import { shortDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './last-message.module.css'

interface LastMessageProps {
  message: Message | undefined
  /** Whose messages count as the reader's own. */
  reader: 'customer' | 'office'
}

/** The last message, in one line. */
export function LastMessage({ message, reader }: LastMessageProps) {
  const language = useLanguage()
  if (!message) {
    return (
      <span className={styles.none}>
        <Trans>No messages yet</Trans>
      </span>
    )
  }
  const { createdAt, sender, comment } = message
  const isOwn = (sender === 'customer') === (reader === 'customer')
  return (
    <span className={styles.line}>
      <time dateTime={createdAt}>{shortDateAndTime(createdAt, language)}</time>
      <span>{isOwn ? <Trans>Sent: {comment}</Trans> : comment}</span>
    </span>
  )
}
