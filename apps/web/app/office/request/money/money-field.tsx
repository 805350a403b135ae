import { type ComponentProps, useRef } from 'react'
import { TextField } from '@kakehashi/ui/field'
import { firstMark, useFirstField } from '../commands/use-first-field.ts'

interface MoneyFieldProps extends ComponentProps<typeof TextField> {
  /** The first field of the stage, focused when the screen opens. */
  isFirst?: boolean
}

/** Selects its text on focus, so that typing replaces the amount. */
export function MoneyField({ isFirst = false, ...props }: MoneyFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useFirstField(place, isFirst)
  return (
    <div ref={place} {...(isFirst && firstMark)}>
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
