import type { ComponentProps } from 'react'
import { TextField } from '@kakehashi/ui/field'
import { firstMark } from '../../forms/first-field.ts'

interface MoneyFieldProps extends ComponentProps<typeof TextField> {
  /** The first field of the stage, which has a key. */
  isFirst?: boolean
}

/** Selects its text on focus, so that typing replaces the amount. */
export function MoneyField({ isFirst = false, ...props }: MoneyFieldProps) {
  return (
    <div {...(isFirst && firstMark)}>
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
