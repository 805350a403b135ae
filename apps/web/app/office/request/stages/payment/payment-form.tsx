import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { inDollars } from '../../../../request/price.tsx'
import { moneyOf } from '../../../../request/status/request-status.ts'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { ChangeQuote } from '../quote/change-quote.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { MainButton } from '../../main-button.tsx'
import { NextStage } from '../next-stage.tsx'
import { EarlierQuotes } from '../quote/earlier-quotes.tsx'
import { CurrentQuote } from '../quote/current-quote.tsx'
import { Sums } from '../../money/sums.tsx'
import { useTypedPayment } from '../../money/use-typed-payment.tsx'

/** Records payments and moves the request to translation. */
export function PaymentForm({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const { ask, question, setTyped, endStage } = useTypedPayment({ request, commands })
  const money = moneyOf(request)
  if (!money) return null
  const { depositDue } = money
  const [paid, deposit] = [inDollars(money.paid), inDollars(money.deposit)]

  async function confirmUnpaidDeposit() {
    if (depositDue === 0) return true
    return ask({
      title: t`Start before the deposit is paid?`,
      text: t`Only ${paid} of the ${deposit} deposit has been paid. If you start the work, a note is added.`,
      yes: t`START WORK`,
      no: t`Go back`,
    })
  }

  function recordQuestion(amount: number) {
    const typedText = inDollars(amount)
    return {
      title: t`Record ${typedText} and complete?`,
      yes: t`RECORD ${typedText} AND COMPLETE`,
      warning: amount < request.deposit && (
        <p>
          <Trans>This is less than the {deposit} deposit, so a note is added.</Trans>
        </p>
      ),
    }
  }

  const complete = () =>
    endStage({ flag: { isPaid: true }, confirm: confirmUnpaidDeposit, recordQuestion })

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
