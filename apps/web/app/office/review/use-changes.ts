import type { TextPart } from '@kakehashi/domain/review/compare-sequences'
import { useState } from 'react'

export interface Changes {
  readonly count: number
  /** The change that is pointed at, from 1; 0 before the first one. */
  readonly current: number
  readonly goTo: (step: 1 | -1) => void
}

/** Goes from one changed line to the next; after the last one comes the first. */
export function useChanges(count: number): Changes {
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

export interface ChangedLine {
  readonly parts: readonly TextPart[]
  readonly change: number | null
}

/** What the line of a change says now, or said if it is gone. */
export function textOfChange(lines: readonly ChangedLine[], change: number): string {
  const parts = lines.find((line) => line.change === change)?.parts ?? []
  const kept = parts.filter(({ kind }) => kind !== 'removed')
  return (kept.length > 0 ? kept : parts).map(({ text }) => text).join('')
}
