import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from './dialog.tsx'

interface Question {
  title: string
  text: ReactNode
  yes: string
  no?: string
}

/** Asks for confirmation; the promise resolves to the answer. */
export function useQuestion() {
  const [asked, setAsked] = useState<Question>()
  const waiting = useRef<(isYes: boolean) => void>(undefined)

  // Unmounting answers no, so that the caller does not wait for ever.
  useEffect(() => () => waiting.current?.(false), [])

  function settle(isYes: boolean) {
    setAsked(undefined)
    waiting.current?.(isYes)
  }

  return {
    ask: (question: Question) =>
      new Promise<boolean>((answer) => {
        waiting.current = answer
        setAsked(question)
      }),
    question: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.title}
        confirmLabel={asked?.yes}
        cancelLabel={asked?.no}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        {typeof asked?.text === 'string' ? <p>{asked.text}</p> : asked?.text}
      </ConfirmDialog>
    ),
  }
}
