import type { ReactNode } from 'react'
import type { Occasion, Slots } from './office-status.ts'

interface WhenProps {
  is: Occasion | Occasion[]
  className?: string | undefined
  children?: ReactNode
}

/** A sentence about the office's day that the page shows while it holds: see door-sign.ts. */
export function When({ is, className, children }: WhenProps) {
  return (
    <span className={className} {...when(is)}>
      {children}
    </span>
  )
}

/** The same for what is not a sentence. */
export function when(is: Occasion | Occasion[]) {
  const occasions = [is].flat()
  return { 'data-when': occasions.join(' '), hidden: !occasions.includes('any-day') }
}

/** An empty place in such a sentence. */
export function Slot({ of: name, isDate }: { of: keyof Slots; isDate?: boolean }) {
  return <span data-slot={name} className={isDate ? 'date' : undefined} />
}
