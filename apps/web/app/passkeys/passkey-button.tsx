import { Button } from '@kakehashi/ui/button'
import type { ReactNode } from 'react'
import { Refusal } from '../forms/refusal.tsx'
import { usePasskeyAction } from './use-passkey-action.ts'

interface PasskeyButtonProps {
  use: () => Promise<void>
  busyLabel: string
  variant?: 'line'
  isWide?: boolean
  children: ReactNode
}

/** A button that asks the device for a passkey, with the reason below it if that fails. */
export function PasskeyButton({ use, busyLabel, children, ...look }: PasskeyButtonProps) {
  const { start, isBusy, problem } = usePasskeyAction(use)
  return (
    <>
      <Button {...look} isBusy={isBusy} busyLabel={busyLabel} onClick={() => void start()}>
        {children}
      </Button>
      {/* No toast announces it, so this is a live region. */}
      <output>
        <Refusal message={problem} />
      </output>
    </>
  )
}
