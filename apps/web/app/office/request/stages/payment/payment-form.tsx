import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { inDollars } from '../../../../request/price.tsx'
import { moneyOf } from '../../../../request/status/request-status.ts'
import { useQuestion } from '@kakehashi/ui/use-question'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { ChangeQuote } from '../quote/change-quote.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { MainButton } from '../../main-button.tsx'
import { NextStage } from '../next-stage.tsx'
import { CurrentQuote } from '../quote/current-quote.tsx'
import { Sums } from '../../money/sums.tsx'

/** Records payments and moves the request to translation. */
export function PaymentForm({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const money = moneyOf(request)
  if (!money) return null
  const [paid, deposit] = [inDollars(money.paid), inDollars(money.deposit)]

  async function complete() {
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

  return (
    <>
      {question}
      <CurrentQuote request={request} commands={commands} />
      <Sums request={request} hasDeposit />
      <AmountPaid request={request} commands={commands} label={t`Amount paid`} />
      <MainButton
        commands={commands}
        onPress={complete}
        then={<NextStage after="payment" kind={request.serviceKind} />}
      >
        <Trans>PAYMENT COMPLETE</Trans>
      </MainButton>
      <ChangeQuote request={request} commands={commands} />
      <Ledger request={request} />
    </>
  )
}
