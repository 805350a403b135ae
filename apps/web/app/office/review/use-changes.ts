import type { ReviewLine, ReviewView } from '@kakehashi/contract/requests/review-view'
import { useState } from 'react'

export interface Changes {
  readonly count: number
  /** The change that is pointed at, from 1; 0 before the first one. */
  readonly current: number
  readonly goTo: (step: 1 | -1) => void
}

/** Goes from one changed line to the next; after the last one comes the first. */
export function useChanges({ changes: count = 0 }: ReviewView): Changes {
  const [chosen, setChosen] = useState(0)
  const current = Math.min(chosen, count)
  return {
    count,
    current,
    goTo(step) {
      if (count === 0) return
      const next = current === 0 && step === -1 ? count : ((current + step - 1 + count) % count) + 1
      setChosen(next)
      document.getElementById(changeId(next))?.scrollIntoView({ block: 'center' })
    },
  }
}

export const changeId = (change: number) => `change-${change}`

export function lineOfChange({ papers = [] }: ReviewView, change: number): ReviewLine | undefined {
  return papers
    .flatMap(({ groups }) => groups.flatMap(({ sections }) => sections))
    .flatMap(({ lines }) => lines)
    .find((line) => line.change !== null && line.change === change)
}
