import { useRef, useState } from 'react'
import { deleteDraft, isUnexpired, saveDraft, readDraft } from '@kakehashi/browser/drafts'

interface MessageDraft {
  words: string
  /** The last text that was sent without a reply, its key, and when it was first sent. */
  sent: string
  key: string
  sentAt: number
  /** SEND was pressed, and neither a reply nor a change of the text followed. */
  isToBeSent?: boolean
}

/**
 * The text of an unsent message and its idempotency key. A text that was sent without a reply keeps
 * its key, also after a reload, so that it is not posted twice.
 */
export function useMessageDraft(personId: string | undefined, what: string) {
  const [found] = useState(() =>
    personId === undefined ? blank : readMessageDraft(personId, what),
  )
  const { words, isToBeSent = false, ...sentBefore } = found
  const last = useRef(sentBefore)

  function save(now: string, isPressed = false) {
    if (personId === undefined) return
    if (now.trim() === '') return deleteDraft(personId, what)
    saveMessageDraft(personId, what, {
      words: now,
      ...last.current,
      ...(isPressed && { isToBeSent: true }),
    })
  }

  return {
    words,
    /** SEND was pressed before this page was loaded. */
    isToBeSent,
    /** After a change: a pressed SEND does not apply to the new text. */
    save: (now: string) => save(now),
    keyFor: (now: string): string => {
      if (last.current.key === '' || last.current.sent !== now) {
        last.current = { sent: now, key: crypto.randomUUID(), sentAt: Date.now() }
      }
      save(now, true)
      return last.current.key
    },
    forget: () => {
      const { words: _, ...nothing } = blank
      last.current = nothing
      if (personId !== undefined) deleteDraft(personId, what)
    },
  }
}

const blank: MessageDraft = { words: '', sent: '', key: '', sentAt: 0 }

export function saveMessageDraft(personId: string, what: string, draft: MessageDraft): void {
  saveDraft(personId, what, { ...draft })
}

/** The server knows a key only a little longer than a draft is kept, so older keys are dropped. */
export function readMessageDraft(personId: string, what: string): MessageDraft {
  const { words, sent, key, sentAt, isToBeSent } = readDraft(personId, what)
  if (!isUnexpired(sentAt)) return { ...blank, words: textOf(words) }
  return {
    words: textOf(words),
    sent: textOf(sent),
    key: textOf(key),
    sentAt,
    ...(isToBeSent === true && { isToBeSent }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
