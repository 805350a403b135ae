import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '../../forms/refusal.tsx'
import { Button } from '@kakehashi/ui/button'
import styles from './decision-panel.module.css'
import { mainButtonId } from './commands/use-focus-next-action.ts'
import type { RequestCommands, RequestForm } from './commands/use-request-commands.tsx'

interface MainButtonProps {
  commands: RequestCommands
  type?: 'submit'
  isBusy?: boolean
  onPress?: () => Promise<unknown>
  /** The form whose input pressing it sends or asks about. */
  form?: RequestForm
  /** Explains what pressing it does. */
  then?: ReactNode
  children: ReactNode
}

/** The red button that moves the request to the next stage; one per screen. */
export function MainButton(props: MainButtonProps) {
  const { commands, type, isBusy, onPress, form, then, children } = props
  const { t } = useLingui()

  async function press() {
    if (await commands.leave.confirm(form)) await onPress?.()
  }

  return (
    <div className={styles.main}>
      {!type && <Refusal message={commands.run.refusal} />}
      <Button
        id={mainButtonId}
        type={type}
        variant="seal"
        isWide
        isBusy={isBusy ?? commands.run.isBusy}
        busyLabel={t`Sending`}
        aria-describedby={then ? `${mainButtonId}-then` : undefined}
        onClick={onPress && (() => void commands.run.press(press))}
      >
        {children}
      </Button>
      {then && <p id={`${mainButtonId}-then`}>{then}</p>}
    </div>
  )
}
