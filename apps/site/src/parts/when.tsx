import type { ReactNode } from 'react'
import type { Occasion, Slots } from './office-status.ts'

interface WhenProps {
  is: Occasion | Occasion[]
  className?: string | undefined
  children?: ReactNode
}

/** A sentence that is shown while it applies: see office-status.ts. */
export function When({ is, className, children }: WhenProps) {
  return (
    <span className={className} {...when(is)}>
      {children}
    </span>
  )
}

/** The same attributes, for elements that are not sentences. */
export function when(is: Occasion | Occasion[]) {
  const occasions = [is].flat()
  return { 'data-when': occasions.join(' '), hidden: !occasions.includes('any-day') }
}

/** A part of a sentence that the island fills in. */
export function Slot({ of: name, isDate }: { of: keyof Slots; isDate?: boolean }) {
  return <span data-slot={name} className={isDate ? 'date' : undefined} />
}
