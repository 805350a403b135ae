import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '../../forms/refusal.tsx'
import { Button } from '@kakehashi/ui/button'
import styles from './decision-panel.module.css'
import { mainButtonId } from './commands/use-focus-next-action.ts'
import type { Acting } from './commands/use-request-commands.tsx'

interface MainButtonProps {
  acting: Acting
  type?: 'submit'
  isBusy?: boolean
  onPress?: () => Promise<unknown>
  /** What happens then: who is told, where the order goes. */
  then?: ReactNode
  children: ReactNode
}

/** The red one: it moves the order on, and there is one on a screen. */
export function MainButton({ acting, type, isBusy, onPress, then, children }: MainButtonProps) {
  const { t } = useLingui()

  async function press() {
    if (await acting.mayLeave()) await onPress?.()
  }

  return (
    <div className={styles['main']}>
      {!type && <Refusal words={acting.refusal} />}
      <Button
        id={mainButtonId}
        type={type}
        variant="seal"
        isWide
        isBusy={isBusy ?? acting.isBusy}
        busyLabel={t`Sending`}
        aria-describedby={then ? `${mainButtonId}-then` : undefined}
        onClick={onPress && (() => void acting.press(press))}
      >
        {children}
      </Button>
      {then && <p id={`${mainButtonId}-then`}>{then}</p>}
    </div>
  )
}
