import { useRef, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../../account/drafts.ts'

/**
 * The words of an unsent message, and the key they are sent under. Words that were sent once and
 * got no answer keep their key, also over a reload, so that sending them again adds nothing.
 */
export function useMessageDraft(personId: string | undefined, requestId: string) {
  const what = `message:${requestId}`
  const [found] = useState(() => (personId === undefined ? {} : readDraft(personId, what)))
  const words = textOf(found['words'])
  const sent = useRef({ words: textOf(found['sent']), key: textOf(found['key']) })

  function keep(now: string) {
    if (personId === undefined) return
    if (now.trim() === '') return forgetDraft(personId, what)
    keepDraft(personId, what, { words: now, sent: sent.current.words, key: sent.current.key })
  }

  return {
    words,
    keep,
    keyFor: (now: string): string => {
      if (sent.current.key === '' || sent.current.words !== now) {
        sent.current = { words: now, key: crypto.randomUUID() }
      }
      keep(now)
      return sent.current.key
    },
    forget: () => {
      sent.current = { words: '', key: '' }
      if (personId !== undefined) forgetDraft(personId, what)
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
