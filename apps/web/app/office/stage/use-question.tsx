import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'

interface Question {
  title: string
  words: ReactNode
  yes: string
  no: string
}

/** Asks before something that may be a slip; the promise answers whether to go ahead. */
export function useQuestion() {
  const [asked, setAsked] = useState<Question & { answer: (isYes: boolean) => void }>()

  function settle(isYes: boolean) {
    setAsked(undefined)
    asked?.answer(isYes)
  }

  return {
    ask: (question: Question) =>
      new Promise<boolean>((answer) => setAsked({ ...question, answer })),
    question: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.title}
        confirmLabel={asked?.yes}
        cancelLabel={asked?.no}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        {asked && <p>{asked.words}</p>}
      </ConfirmDialog>
    ),
  }
}
