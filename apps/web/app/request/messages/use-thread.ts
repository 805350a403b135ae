import { threadPageSize } from '@kakehashi/contract/fields/limits'
import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import { useState } from 'react'
import { useLazyEarlierMessagesQuery } from '../../api/messages-api.ts'
import { mergeByTime } from '../../api/client/pagination.ts'

/**
 * The messages of a request, oldest first. Messages once shown stay, although the request brings
 * only the newest: a new message must not remove the oldest one from the screen.
 */
export function useThread(requestId: string, inbox: readonly MessageView[]) {
  const [shown, setShown] = useState({ inbox, messages: inbox, arrived: none })
  if (shown.inbox !== inbox) setShown(joined(shown, inbox))
  const [page, setPage] = useState<{ before?: string }>({})
  const [hasEarlier, setHasEarlier] = useState(inbox.length >= threadPageSize)
  const [load, { isFetching, isError, error }] = useLazyEarlierMessagesQuery()

  async function loadEarlier(beforeShowing: () => void): Promise<void> {
    const { data } = await load({ requestId, ...page })
    if (!data) return
    beforeShowing()
    setShown((now) => ({ ...now, messages: mergeByTime([...data.items, ...now.messages]) }))
    setHasEarlier(data.next !== undefined)
    if (data.next !== undefined) setPage({ before: data.next })
  }

  function add(message: MessageView) {
    setShown((now) => ({ ...now, messages: mergeByTime([...now.messages, message]) }))
  }

  return {
    messages: shown.messages,
    /** New messages of others since the thread was opened; the latest are announced. */
    arrived: shown.arrived,
    hasEarlier,
    isLoadingEarlier: isFetching,
    earlierError: isError ? error : undefined,
    loadEarlier,
    add,
  }
}

const none: readonly MessageView[] = []

interface Shown {
  inbox: readonly MessageView[]
  messages: readonly MessageView[]
  arrived: readonly MessageView[]
}

function joined({ messages, arrived }: Shown, inbox: readonly MessageView[]): Shown {
  const known = new Set(messages.map(({ _id }) => _id))
  const fresh = inbox.filter(({ _id, isOwn }) => !known.has(_id) && !isOwn)
  return {
    inbox,
    messages: mergeByTime([...messages, ...inbox]),
    arrived: fresh.length > 0 ? fresh : arrived,
  }
}
