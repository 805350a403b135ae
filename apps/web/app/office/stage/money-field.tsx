import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from '../../ui/field.tsx'

interface MoneyFieldProps extends ComponentProps<typeof TextField> {
  /** The first field of the stage: the hands go straight to it. */
  isFirst?: boolean
}

/** Dollars, with the whole figure marked on arrival: whoever comes by keyboard types over it. */
export function MoneyField({ isFirst = false, ...props }: MoneyFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst || !matchMedia(hasKeyboard).matches) return undefined
    // After the page itself has taken the focus, as it does on every change of address.
    const waiting = requestAnimationFrame(() => {
      const { activeElement } = document
      // Whoever is already somewhere stays there.
      if (activeElement !== document.body && activeElement?.id !== 'main') return
      place.current?.querySelector('input')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(waiting)
  }, [isFirst])
  return (
    <div ref={place} data-first={isFirst || undefined}>
      <TextField
        {...props}
        unit="$"
        inputMode="decimal"
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}

/** Desks have one; on a phone a focused field would only raise one over the page. */
const hasKeyboard = '(min-width: 960px) and (pointer: fine)'
