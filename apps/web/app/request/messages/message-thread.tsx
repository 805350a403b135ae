import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useUserInfo } from '../../session/use-user-info.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ConversationBar } from '../conversation/conversation-bar.tsx'
import { isErased } from '../retention/is-erased.ts'
import { Bubble } from './bubble.tsx'
import { MessageForm } from './message-form.tsx'
import styles from './message-thread.module.css'
import type { PricedRequest } from '../request-views.ts'
import { senderName } from './sender-name.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'
import { useMarkRead, useRemoveUnreadMark } from './use-mark-read.ts'
import { useThread } from './use-thread.ts'

/** The messages between customer and office. Translators do not see them. */
export function MessageThread({ request }: { request: RequestDetail }) {
  if (request.reader === 'desk') return null
  return <Thread key={request._id} request={request} />
}

function Thread({ request }: { request: PricedRequest }) {
  const { _id, reader, inbox } = request
  const language = useLanguage()
  const thread = useThread(_id, inbox)
  const { messages, arrived } = thread
  const closed = whyClosed(request)
  const ownNameJa = useUserInfo()?.nameJa
  // A request that is older than the name in the profile does not have it.
  const customerNameJa = request.nameJa ?? (reader === 'customer' ? ownNameJa : undefined)
  const [isNew] = useState(() => unreadIn(request))
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const place = useScrollAnchor(list)
  useMarkRead(request, end)
  useRemoveUnreadMark(request, end)

  return (
    <div className={styles.thread}>
      {request.reader === 'office' && <ConversationBar request={request} />}
      {thread.earlierError !== undefined && (
        <Alert kind="error">{errorMessage(thread.earlierError)}</Alert>
      )}
      {thread.hasEarlier && (
        <p className={styles.earlier}>
          <Button
            variant="line"
            size="small"
            isBusy={thread.isLoadingEarlier}
            onClick={() => void thread.loadEarlier(place.hold)}
          >
            <Trans>Show earlier messages</Trans>
          </Button>
        </p>
      )}
      {messages.length === 0 && closed !== 'content-erased' && (
        <Nothing isForStaff={reader === 'office'} />
      )}
      <ol ref={list} className={styles.list} tabIndex={-1}>
        {messages.map((message) => (
          <li key={message._id}>
            <Bubble
              message={message}
              customerNameJa={customerNameJa}
              isNew={isNew.has(message._id)}
            />
          </li>
        ))}
      </ol>
      <Arrivals messages={arrived} customerNameJa={customerNameJa} />
      <div ref={end} />
      {closed ? (
        <Alert kind="info">{refusals[closed].text[language]}</Alert>
      ) : (
        <MessageForm request={request} onSent={thread.add} />
      )}
    </div>
  )
}

/** Why no message can be written. A deleted customer gets no mail, so it would not reach them. */
function whyClosed(request: PricedRequest): 'content-erased' | 'customer-deleted' | undefined {
  if (isErased(request)) return 'content-erased'
  const isDeleted = request.reader === 'office' && request.customerDeletedAt !== undefined
  return isDeleted ? 'customer-deleted' : undefined
}

interface ArrivalsProps {
  messages: readonly MessageView[]
  customerNameJa: string | undefined
}

/** Announces new messages only, not the whole thread. */
function Arrivals({ messages, customerNameJa }: ArrivalsProps) {
  const office = useOffice()
  const language = useLanguage()
  return (
    <div className="hush" aria-live="polite">
      {messages.map((message) => {
        const [name, { comment }] = [senderName(message, office, language, customerNameJa), message]
        return (
          <p key={message._id}>
            <Trans>
              New message from {name}: {comment}
            </Trans>
          </p>
        )
      })}
    </div>
  )
}

function Nothing({ isForStaff }: { isForStaff: boolean }) {
  return (
    <p className={styles.nothing}>
      {isForStaff ? (
        <Trans>No messages yet.</Trans>
      ) : (
        <Trans>No messages yet. You can ask us anything about this request.</Trans>
      )}
    </p>
  )
}

/** The messages that were unread when the thread was opened; they stay marked. */
function unreadIn(request: PricedRequest): ReadonlySet<string> {
  if (request.reader !== 'customer' || request.unread === 0) return new Set()
  const fromOffice = request.inbox.filter(({ sender }) => sender !== 'customer')
  return new Set(fromOffice.slice(-request.unread).map(({ _id }) => _id))
}
