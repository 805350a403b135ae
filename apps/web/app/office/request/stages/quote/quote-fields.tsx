import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { largestPriceCents, roundToCents } from '@kakehashi/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Refusal } from '../../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { inDollars } from '../../../../request/price.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Form } from '@kakehashi/ui/form'
import { amountField, dollarsInField, typedDollars } from '../../money/amount.ts'
import styles from '../../decision-panel.module.css'
import { useUnusualPrice } from './unusual-price.tsx'
import { MoneyField } from '../../money/money-field.tsx'
import { ReadyBy } from '../../actions/ready-by.tsx'
import { useEditSession } from '../../../../forms/use-edit-session.ts'

const quoteBody = z.object({ deposit: amountField, totalPrice: amountField })

/** Said at the field that has to change. The server checks the same for the whole call. */
function amountProblems(values: z.input<typeof quoteBody>) {
  const [deposit, price] = [typedDollars(values.deposit), typedDollars(values.totalPrice)]
  if (price !== undefined && !isPossiblePrice(price)) return { totalPrice: 'price-format' } as const
  const isAbove = deposit !== undefined && price !== undefined && deposit > price
  return isAbove ? ({ deposit: 'deposit-above-price' } as const) : {}
}

function isPossiblePrice(price: number): boolean {
  return price > 0 && roundToCents(price) <= largestPriceCents
}

interface QuoteFieldsProps extends StageFormProps {
  /** The price of the service: the initial price if none is set, and what others are compared with. */
  usual: number | undefined
  /** Resolves to true if the quote was saved and the form stays open. */
  send: (quote: z.output<typeof quoteBody>) => Promise<boolean>
  children: (isSending: boolean) => ReactNode
}

export function QuoteFields({ request, commands, usual, send, children }: QuoteFieldsProps) {
  const { t } = useLingui()
  const { confirmUnusual, question } = useUnusualPrice()
  const { totalPrice, deposit, isQuoted } = request
  const price = isQuoted ? totalPrice : usual
  const startWith = {
    deposit: dollarsInField(deposit),
    totalPrice: price === undefined ? '' : dollarsInField(price),
  }
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: quoteBody,
    startWith,
    alsoCheck: amountProblems,
    send: async (quote) => {
      if (!(await confirmUnusual(quote.totalPrice, usual))) return
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
  const { deposit: depositError } = form.formState.errors
  // Said once, at the field itself, which takes the focus.
  useEffect(() => {
    if (depositError) form.setFocus('deposit')
  }, [depositError, form])
  const otherProblems = formProps.problems.filter(({ id }) => id !== 'quote-deposit')
  return (
    <Form {...formProps} problems={otherProblems} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.pair}>
        <MoneyField {...field('deposit')} label={t`Deposit`} isFirst />
        <MoneyField {...field('totalPrice')} label={t`Price`} />
      </div>
      <DefinitionList
        layout="sums"
        className={styles.sums}
        items={[
          { label: <Trans>Due later</Trans>, value: <DueLater {...typed} /> },
          { label: <Trans>Ready by</Trans>, value: <ReadyBy request={request} /> },
        ]}
      />
      {children(isSending)}
      {question}
    </Form>
  )
}

function DueLater({ deposit = '', totalPrice = '' }: { deposit?: string; totalPrice?: string }) {
  const price = typedDollars(totalPrice)
  const first = typedDollars(deposit)
  if (price === undefined || first === undefined || first > price) return '–'
  return inDollars(price - first)
}
