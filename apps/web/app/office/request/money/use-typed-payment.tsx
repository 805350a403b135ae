import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useQuestion } from '@kakehashi/ui/use-question'
import { inDollars } from '../../../request/price.tsx'
import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { typedDollars } from '../../money/amount.ts'

interface StageEnd {
  flag: { isPaid: true } | { isDelivered: true }
  /** Asks before the stage ends without a new payment. */
  confirm: () => Promise<boolean>
  /** The question before a typed amount is recorded, as this form puts it. */
  recordQuestion: (amount: number) => { title: string; yes: string; warning: ReactNode }
}

/** Ends a stage. An amount that was typed but not recorded is recorded with it, after a question. */
export function useTypedPayment({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const [typed, setTyped] = useState<string>()

  async function endStage({ flag, confirm, recordQuestion }: StageEnd) {
    const amount = typed === undefined ? undefined : typedDollars(typed)
    const isUsable = amount !== undefined && amount <= request.totalPrice
    if (isUsable && amount !== request.paidAmount) {
      if (!(await confirmRecording(amount, recordQuestion(amount)))) return
      const command = { kind: 'endStage', ...flag, paidAmount: amount } as const
      await commands.run.move(command, { form: 'paid' })
      return
    }
    // What cannot be recorded would be lost.
    if (typed !== undefined && !isUsable && !(await commands.leave.confirm())) return
    if (await confirm()) await commands.run.move({ kind: 'endStage', ...flag })
  }

  function confirmRecording(amount: number, asked: ReturnType<StageEnd['recordQuestion']>) {
    const [typedText, paid] = [inDollars(amount), inDollars(request.paidAmount)]
    return ask({
      title: asked.title,
      text: (
        <>
          <p>
            <Trans>
              You typed {typedText} but have not recorded it. So far, {paid} is recorded.
            </Trans>
          </p>
          {asked.warning}
        </>
      ),
      yes: asked.yes,
      no: t`Go back`,
    })
  }

  return { ask, question, setTyped, endStage }
}
