import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { inDollars } from '../../../../request/price.tsx'
import { workWords } from '../../../../request/service-kind-texts.ts'
import { moneyOf } from '../../../../request/status/request-status.ts'
import { useQuestion } from '@kakehashi/ui/use-question'
import { typedDollars } from '../../money/amount.ts'
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
  const [typed, setTyped] = useState<string>()
  const [due, paid] = [inDollars(remaining), inDollars(request.paidAmount)]

  async function deliver() {
    const amount = typed === undefined ? undefined : typedDollars(typed)
    const isUsable = amount !== undefined && amount <= request.totalPrice
    if (isUsable && amount !== request.paidAmount) return recordAndDeliver(amount)
    // What cannot be recorded would be lost.
    if (typed !== undefined && !isUsable && !(await commands.leave.confirm())) return
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

  async function recordAndDeliver(amount: number) {
    const typedText = inDollars(amount)
    const left = inDollars(request.totalPrice - amount)
    const isConfirmed = await ask({
      title: t`Record ${typedText} and deliver?`,
      text: (
        <>
          <p>
            <Trans>
              You typed {typedText} but have not recorded it. So far, {paid} is recorded.
            </Trans>
          </p>
          {amount < request.totalPrice && (
            <p>
              <Trans>
                The customer still owes {left}. A note is added, and the request stays current until
                it is paid.
              </Trans>
            </p>
          )}
        </>
      ),
      yes: t`RECORD ${typedText} AND DELIVER`,
      no: t`Go back`,
    })
    if (!isConfirmed) return
    const command = { kind: 'endStage', isDelivered: true, paidAmount: amount } as const
    await commands.run.move(command, { form: 'paid' })
  }

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
