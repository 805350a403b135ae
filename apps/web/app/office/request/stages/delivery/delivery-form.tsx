import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { inDollars } from '../../../../request/price.tsx'
import { workWords } from '../../../../request/service-kind-texts.ts'
import { moneyOf } from '../../../../request/status/request-status.ts'
import { useQuestion } from '@kakehashi/ui/use-question'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { MainButton } from '../../main-button.tsx'
import { HowToDeliver } from './how-to-deliver.tsx'
import { Sums } from '../../money/sums.tsx'

/** Records the remaining payment and completes the request. */
export function DeliveryForm({ request, commands }: StageFormProps) {
  const { t, i18n } = useLingui()
  const { posted, handedOver } = workWords[request.serviceKind]
  const isTranslation = request.serviceKind === 'translation'
  const { ask, question } = useQuestion()
  const remaining = moneyOf(request)?.remaining ?? 0
  const due = inDollars(remaining)

  async function deliver() {
    const isConfirmed =
      remaining <= 0 ||
      (await ask({
        title: t`Deliver with ${due} unpaid?`,
        text: t`The customer still owes ${due}. A note is added, and the request stays current until it is paid.`,
        yes: t`DELIVER`,
        no: t`Go back`,
      }))
    if (isConfirmed) {
      await commands.run.move({ kind: 'endStage', isDelivered: true })
    }
  }

  return (
    <>
      {question}
      {isTranslation && <HowToDeliver request={request} commands={commands} />}
      <Sums request={request} />
      <AmountPaid request={request} commands={commands} label={t`Update amount paid`} />
      <MainButton
        commands={commands}
        onPress={deliver}
        then={i18n._(isTranslation && request.delivery === 'post' ? posted : handedOver)}
      >
        <Trans>DELIVERED</Trans>
      </MainButton>
      <Ledger request={request} />
    </>
  )
}
