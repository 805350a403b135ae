import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Refusal } from '../../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { inDollars } from '../../../../request/price.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Form } from '@kakehashi/ui/form'
import { amountField, dollarsInField, typedDollars } from '../../money/amount.ts'
import styles from '../../decision-panel.module.css'
import { MoneyField } from '../../money/money-field.tsx'
import { ReadyBy } from '../../actions/ready-by.tsx'
import { useEditSession } from '../../../../forms/use-edit-session.ts'

const quoteBody = z.object({ deposit: amountField, totalPrice: amountField })

interface QuoteFieldsProps extends StageFormProps {
  /** Initial price if none is set. */
  usual: number | undefined
  /** Resolves to true if the quote was saved and the form stays open. */
  send: (quote: z.output<typeof quoteBody>) => Promise<boolean>
  children: (isSending: boolean) => ReactNode
}

export function QuoteFields({ request, commands, usual, send, children }: QuoteFieldsProps) {
  const { t } = useLingui()
  const { totalPrice, deposit, isQuoted } = request
  const price = isQuoted ? totalPrice : usual
  const startWith = {
    deposit: dollarsInField(deposit),
    totalPrice: price === undefined ? '' : dollarsInField(price),
  }
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: quoteBody,
    startWith,
    send: async (quote) => {
      if (await send(quote)) session.markSaved()
    },
    refusedAt: { 'quote-out-of-range': 'totalPrice', 'quote-below-paid': 'totalPrice' },
    idPrefix: 'quote-',
  })
  const session = useEditSession({
    edits: commands.edits,
    name: 'quote',
    form,
    values: startWith,
    draft: `stage:${request._id}:quote`,
  })
  const typed = useWatch({ control: form.control })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.pair}>
        <MoneyField {...field('deposit')} label={t`Deposit`} isFirst />
        <MoneyField {...field('totalPrice')} label={t`Price`} />
      </div>
      <DefinitionList
        layout="sums"
        className={styles.sums}
        items={[
          { label: <Trans>Due at pick-up</Trans>, value: <DueAtPickUp {...typed} /> },
          { label: <Trans>Ready by</Trans>, value: <ReadyBy request={request} /> },
        ]}
      />
      {children(isSending)}
    </Form>
  )
}

function DueAtPickUp({ deposit = '', totalPrice = '' }: { deposit?: string; totalPrice?: string }) {
  const price = typedDollars(totalPrice)
  const first = typedDollars(deposit)
  if (price === undefined || first === undefined || first > price) return '–'
  return inDollars(price - first)
}
