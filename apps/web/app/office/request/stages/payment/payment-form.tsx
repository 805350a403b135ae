import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { inDollars } from '../../../../request/price.tsx'
import { moneyOf } from '../../../../request/status/request-status.ts'
import { useQuestion } from '@kakehashi/ui/use-question'
import { typedDollars } from '../../money/amount.ts'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { ChangeQuote } from '../quote/change-quote.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { MainButton } from '../../main-button.tsx'
import { NextStage } from '../next-stage.tsx'
import { EarlierQuotes } from '../quote/earlier-quotes.tsx'
import { CurrentQuote } from '../quote/current-quote.tsx'
import { Sums } from '../../money/sums.tsx'

/** Records payments and moves the request to translation. */
export function PaymentForm({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const [typed, setTyped] = useState<string>()
  const money = moneyOf(request)
  if (!money) return null
  const [paid, deposit] = [inDollars(money.paid), inDollars(money.deposit)]

  async function complete() {
    const amount = typed === undefined ? undefined : typedDollars(typed)
    const isUsable = amount !== undefined && amount <= request.totalPrice
    if (isUsable && amount !== request.paidAmount) return recordAndComplete(amount)
    // What cannot be recorded would be lost.
    if (typed !== undefined && !isUsable && !(await commands.leave.confirm())) return
    const isConfirmed =
      money?.depositDue === 0 ||
      (await ask({
        title: t`Start before the deposit is paid?`,
        text: t`Only ${paid} of the ${deposit} deposit has been paid. If you start the work, a note is added.`,
        yes: t`START WORK`,
        no: t`Go back`,
      }))
    if (isConfirmed) await commands.run.move({ kind: 'endStage', isPaid: true })
  }

  async function recordAndComplete(amount: number) {
    const typedText = inDollars(amount)
    const isConfirmed = await ask({
      title: t`Record ${typedText} and complete?`,
      text: (
        <>
          <p>
            <Trans>
              You typed {typedText} but have not recorded it. So far, {paid} is recorded.
            </Trans>
          </p>
          {amount < request.deposit && (
            <p>
              <Trans>This is less than the {deposit} deposit, so a note is added.</Trans>
            </p>
          )}
        </>
      ),
      yes: t`RECORD ${typedText} AND COMPLETE`,
      no: t`Go back`,
    })
    if (!isConfirmed) return
    const command = { kind: 'endStage', isPaid: true, paidAmount: amount } as const
    await commands.run.move(command, { form: 'paid' })
  }

  return (
    <>
      {question}
      <CurrentQuote request={request} commands={commands} />
      <Sums request={request} hasDeposit />
      <AmountPaid request={request} commands={commands} label={t`Amount paid`} onTyped={setTyped} />
      <MainButton
        commands={commands}
        form="paid"
        onPress={complete}
        then={<NextStage after="payment" kind={request.serviceKind} />}
      >
        <Trans>PAYMENT COMPLETE</Trans>
      </MainButton>
      <ChangeQuote request={request} commands={commands} />
      <EarlierQuotes request={request} />
      <Ledger request={request} />
    </>
  )
}
