import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { classNames } from '@kakehashi/ui/class-names'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './message-thread.module.css'
import { senderName } from './sender-name.ts'

interface BubbleProps {
  message: MessageView
  customerNameJa: string | undefined
  isNew: boolean
}

/** Coloured by who sent it and not by the name shown, because anybody may use the office's name. */
export function Bubble({ message, customerNameJa, isNew }: BubbleProps) {
  const office = useOffice()
  const language = useLanguage()
  const { dateAndTime } = useDates()
  const { author, comment, createdAt, sender, isOwn } = message
  const name = senderName(message, office, language, customerNameJa)
  return (
    <article
      className={classNames(
        styles.bubble,
        sender !== 'customer' && styles.system,
        isOwn && styles.own,
      )}
    >
      <p className={styles.head}>
        <b>{name}</b>
        {author !== undefined && author !== name && <span>{author}</span>}
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        {isNew && (
          <span className={styles.new}>
            <Trans>New</Trans>
          </span>
        )}
      </p>
      {/* Addresses in a message are not turned into links, as they could lead anywhere. */}
      <p className={styles.text}>{comment}</p>
    </article>
  )
}
