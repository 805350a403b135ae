import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { inDollars } from '../../../../request/price.tsx'
import { workWords } from '../../../../request/service-kind-texts.ts'
import { moneyOf } from '../../../../request/status/request-status.ts'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { OriginalsLeft } from '../../originals/originals-left.tsx'
import { MainButton } from '../../main-button.tsx'
import { HowToDeliver } from './how-to-deliver.tsx'
import { Sums } from '../../money/sums.tsx'
import { useTypedPayment } from '../../money/use-typed-payment.tsx'

/** Records the remaining payment and completes the request. */
export function DeliveryForm({ request, commands }: StageFormProps) {
  const { t, i18n } = useLingui()
  const { posted, handedOver } = workWords[request.serviceKind]
  const isTranslation = request.serviceKind === 'translation'
  const { ask, question, setTyped, endStage } = useTypedPayment({ request, commands })
  const remaining = moneyOf(request)?.remaining ?? 0
  const due = inDollars(remaining)

  async function confirmUnpaid() {
    if (remaining <= 0) return true
    return ask({
      title: t`Deliver with ${due} unpaid?`,
      text: t`The customer still owes ${due}. A note is added, and the request stays current until it is paid.`,
      yes: t`DELIVER`,
      no: t`Go back`,
    })
  }

  function recordQuestion(amount: number) {
    const typedText = inDollars(amount)
    const left = inDollars(request.totalPrice - amount)
    return {
      title: t`Record ${typedText} and deliver?`,
      yes: t`RECORD ${typedText} AND DELIVER`,
      warning: amount < request.totalPrice && (
        <p>
          <Trans>
            The customer still owes {left}. A note is added, and the request stays current until it
            is paid.
          </Trans>
        </p>
      ),
    }
  }

  const deliver = () =>
    endStage({ flag: { isDelivered: true }, confirm: confirmUnpaid, recordQuestion })

  return (
    <>
      {question}
      {isTranslation && <HowToDeliver request={request} commands={commands} />}
      <Sums request={request} />
      <AmountPaid
        request={request}
        commands={commands}
        label={t`Update amount paid`}
        onTyped={setTyped}
      />
      <OriginalsLeft request={request} />
      <MainButton
        commands={commands}
        form="paid"
        onPress={deliver}
        then={i18n._(isTranslation && request.delivery === 'post' ? posted : handedOver)}
      >
        <Trans>DELIVERED</Trans>
      </MainButton>
      <Ledger request={request} />
    </>
  )
}
