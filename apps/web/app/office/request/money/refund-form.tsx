import type { Problem } from '@kakehashi/contract/fields/problems'
import { maxReasonLength } from '@kakehashi/contract/fields/limits'
import { recordRefund } from '@kakehashi/contract/requests/request-commands'
import { drawerOf, type PaymentMethod, paymentMethods } from '@kakehashi/domain/payments/methods'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Refusal } from '../../../forms/refusal.tsx'
import { useGetTillQuery } from '../../../api/till-api.ts'
import { useEditSession } from '../../../forms/use-edit-session.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField, TextAreaField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { inDollars } from '../../../request/price.tsx'
import type { StageFormProps } from '../commands/use-request-commands.tsx'
import styles from '../decision-panel.module.css'
import { amountField, dollarsInField } from '../../money/amount.ts'
import { MoneyField } from '../../money/money-field.tsx'
import { RefundMethod } from './refund-method.tsx'

const refundBody = z.object({
  amount: amountField,
  method: z.enum(paymentMethods, { error: 'refund-method-required' satisfies Problem }),
  reason: recordRefund.body.shape.reason,
  lowersPrice: z.boolean(),
})

/** Records money that was paid back. Starts with everything once the request is cancelled. */
export function RefundForm({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const isCancelled = request.closedAt !== undefined
  const { ask, question } = useQuestion()
  const { data: till } = useGetTillQuery()
  const startWith = {
    amount: isCancelled ? dollarsInField(request.paidAmount) : '',
    method: '' as PaymentMethod | '',
    reason: '',
    // Nothing is owed on a cancelled request, whatever its price.
    lowersPrice: !isCancelled,
  }

  function confirm(refunded: number): Promise<boolean> {
    const amount = inDollars(refunded)
    return ask({
      title: t`Record a refund of ${amount}?`,
      text: t`The customer gets an e-mail with the amount.`,
      yes: t`RECORD ${amount}`,
      no: t`Go back`,
    })
  }

  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: refundBody,
    startWith,
    send: async (refund) => {
      const rate = drawerOf(refund.method) === 'jpy' && till?.open && { yenRate: till.open.yenRate }
      // The server refuses more than was paid, so there is nothing to confirm.
      if (refund.amount <= request.paidAmount && !(await confirm(refund.amount))) return
      await commands.run.send({ kind: 'recordRefund', ...refund, ...rate }, 'refund')
      session.discard()
      showToast.success(t`Refund recorded`)
    },
    refusedAt: { 'refund-out-of-range': 'amount' },
    idPrefix: 'refund-',
  })
  const session = useEditSession({
    edits: commands.edits,
    name: 'refund',
    form,
    values: startWith,
    draft: `stage:${request._id}:refund`,
  })
  const [typedAmount, method] = useWatch({ control: form.control, name: ['amount', 'method'] })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <MoneyField {...field('amount')} label={t`Amount refunded`} required />
      <RefundMethod
        field={field('method')}
        method={method === '' ? undefined : method}
        typedAmount={typedAmount}
      />
      <TextAreaField
        {...field('reason')}
        label={t`Reason for the refund`}
        hint={t`For staff only. The customer gets an e-mail with the amount`}
        rows={2}
        maxLength={maxReasonLength}
        required
      />
      {!isCancelled && (
        <CheckboxField
          {...field('lowersPrice')}
          label={t`The price goes down by the same amount`}
          hint={t`Otherwise the customer owes it again`}
        />
      )}
      {question}
      <div>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>RECORD THE REFUND</Trans>
        </Button>
      </div>
    </Form>
  )
}
