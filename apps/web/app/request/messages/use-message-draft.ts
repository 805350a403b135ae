import { useRef, useState } from 'react'
import { deleteDraft, isUnexpired, saveDraft, readDraft } from '@kakehashi/browser/drafts'

interface MessageDraft {
  words: string
  /** What was sent last without an answer, under which key, and when it first was. */
  sent: string
  key: string
  sentAt: number
}

/**
 * The words of an unsent message, and the key they are sent under. Words that were sent once and
 * got no answer keep their key, also over a reload, so that sending them again adds nothing.
 */
export function useMessageDraft(personId: string | undefined, what: string) {
  const [found] = useState(() =>
    personId === undefined ? blank : readMessageDraft(personId, what),
  )
  const { words, ...sentBefore } = found
  const last = useRef(sentBefore)

  function keep(now: string) {
    if (personId === undefined) return
    if (now.trim() === '') return deleteDraft(personId, what)
    keepMessageDraft(personId, what, { words: now, ...last.current })
  }

  return {
    words,
    keep,
    keyFor: (now: string): string => {
      if (last.current.key === '' || last.current.sent !== now) {
        last.current = { sent: now, key: crypto.randomUUID(), sentAt: Date.now() }
      }
      keep(now)
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

export function keepMessageDraft(personId: string, what: string, draft: MessageDraft): void {
  saveDraft(personId, what, { ...draft })
}

/** The office knows a key only a little longer than a draft is kept, so an older one is not used. */
export function readMessageDraft(personId: string, what: string): MessageDraft {
  const { words, sent, key, sentAt } = readDraft(personId, what)
  if (!isUnexpired(sentAt)) return { ...blank, words: textOf(words) }
  return { words: textOf(words), sent: textOf(sent), key: textOf(key), sentAt }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
