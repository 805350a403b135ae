import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '../../forms/refusal.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './decision.module.css'
import type { Acting } from './use-acting.tsx'
import { useQuestion } from './use-question.tsx'

export const mainButtonId = 'stage-main'

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
  const { ask, question } = useQuestion()

  /** What stands in a field and was not sent would be left behind. */
  async function press() {
    const isMeant =
      !acting.isTyped ||
      (await ask({
        title: t`Go on without what you typed?`,
        words: t`Something in this form was typed and has not been sent.`,
        yes: t`GO ON`,
        no: t`Go back`,
      }))
    if (isMeant) await onPress?.()
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
      {question}
    </div>
  )
}

/** After what came before it is done, Enter goes on. */
export function focusMainButton(): void {
  document.getElementById(mainButtonId)?.focus()
}
