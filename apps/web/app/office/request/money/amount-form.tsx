import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { inDollars } from '../../../request/price.tsx'
import { moneyOf } from '../../../request/status/request-status.ts'
import { Button } from '@kakehashi/ui/button'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { amountField, dollarsInField, typedDollars } from '../../money/amount.ts'
import styles from '../decision-panel.module.css'
import { MoneyField } from '../../money/money-field.tsx'
import { useEditSession } from '../../../forms/use-edit-session.ts'

const paidBody = z.object({ paidAmount: amountField })
const untouched = { paidAmount: '0' }
const meansId = 'paid-means'

interface AmountFormProps extends StageFormProps {
  label: string
  /** Payment is secondary in this stage: its field is not the first one. */
  isAside?: boolean
  /** Tells what is typed and not recorded; undefined if there is nothing. */
  onTyped?: ((text: string | undefined) => void) | undefined
}

/**
 * Takes the total paid so far, as in the specification. Asks before lowering it, which may be a
 * mistake.
 */
export function AmountForm(props: AmountFormProps) {
  const { request, commands, label, isAside = false, onTyped } = props
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const { paidAmount: before, deposit, totalPrice } = request
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: paidBody,
    startWith: untouched,
    send: async ({ paidAmount }) => {
      const [from, to] = [inDollars(before), inDollars(paidAmount)]
      const isConfirmed =
        paidAmount >= before ||
        (await ask({
          title: t`Lower the amount paid?`,
          text: t`The amount paid changes from ${from} to ${to}. The change is recorded under your name.`,
          yes: t`LOWER THE AMOUNT`,
          no: t`Keep ${from}`,
        }))
      if (!isConfirmed) return
      const { version } = await commands.run.send({ kind: 'recordPaid', paidAmount }, 'paid')
      form.reset(untouched)
      showToast.success(t`Amount updated`)
      if (!isAside) commands.focusNextAction(version)
    },
    refusedAt: { 'paid-out-of-range': 'paidAmount' },
    idPrefix: 'paid-',
  })

  const session = useEditSession({
    edits: commands.edits,
    name: 'paid',
    form,
    values: untouched,
    draft: `stage:${request._id}:paid`,
  })

  function fillIn(amount: number) {
    form.setValue('paidAmount', dollarsInField(amount), { shouldDirty: true })
    form.setFocus('paidAmount')
  }

  const depositDue = moneyOf(request)?.depositDue ?? 0
  // No more payments after cancelling, only corrections.
  const isOpen = request.closedAt === undefined
  const [depositText, totalText] = [inDollars(deposit), inDollars(totalPrice)]
  const typed = useWatch({ control: form.control, name: 'paidAmount' })
  const unrecorded = session.isDirty ? typed : undefined
  const tellTyped = useEffectEvent((text: string | undefined) => onTyped?.(text))
  useEffect(() => tellTyped(unrecorded), [unrecorded])
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div>
        <MoneyField
          {...field('paidAmount')}
          label={label}
          hint={t`The total paid so far, not only today’s payment`}
          required
          isFirst={!isAside}
          aria-describedby={meansId}
        />
        <p id={meansId} className={styles.means} aria-live="polite">
          {session.isDirty && isOpen && <Meaning request={request} typed={typed} />}
        </p>
      </div>
      <div className={styles.row}>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>UPDATE AMOUNT</Trans>
        </Button>
        <span className={styles.fills}>
          {isOpen && request.stage === 'payment' && depositDue > 0 && deposit < totalPrice && (
            <button type="button" className={styles.fill} onClick={() => fillIn(deposit)}>
              <Trans>Deposit {depositText}</Trans>
            </button>
          )}
          {isOpen && before < totalPrice && (
            <button type="button" className={styles.fill} onClick={() => fillIn(totalPrice)}>
              <Trans>All of {totalText}</Trans>
            </button>
          )}
        </span>
      </div>
      {question}
    </Form>
  )
}

interface MeaningProps {
  request: StageFormProps['request']
  typed: string
}

/**
 * Shows the difference to the recorded amount, because a clerk may enter only the new payment
 * instead of the total.
 */
function Meaning({ request: { paidAmount, totalPrice }, typed }: MeaningProps) {
  const amount = typedDollars(typed)
  if (amount === undefined || amount > totalPrice) return null
  const [difference, remaining] = [
    inDollars(Math.abs(amount - paidAmount)),
    inDollars(totalPrice - amount),
  ]
  return amount < paidAmount ? (
    <Trans>
      {difference} less than before; {remaining} remains
    </Trans>
  ) : (
    <Trans>
      +{difference}; {remaining} remains
    </Trans>
  )
}
