import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Refusal } from '../../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { inDollars } from '../../../../request/price.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Form } from '@kakehashi/ui/form'
import { typedDollars } from '../../../money/amount.ts'
import styles from '../../decision-panel.module.css'
import { QuoteLines } from './quote-lines.tsx'
import {
  amountProblems,
  listPrice,
  quoteBody,
  type QuoteValues,
  type SentQuote,
  toQuoteValues,
  toSentQuote,
} from './quote-values.ts'
import { useUnusualPrice } from './unusual-price.tsx'
import type { PriceList } from './use-price-list.ts'
import { MoneyField } from '../../../money/money-field.tsx'
import { ReadyBy } from '../../actions/ready-by.tsx'
import { useEditSession } from '../../../../forms/use-edit-session.ts'

interface QuoteFieldsProps extends StageFormProps {
  /** Fills in the first quote, and is what other prices are compared with. */
  list: PriceList
  /** Resolves to true if the quote was saved and the form stays open. */
  send: (quote: SentQuote) => Promise<boolean>
  children: (isSending: boolean) => ReactNode
}

export function QuoteFields({ request, commands, list, send, children }: QuoteFieldsProps) {
  const { t } = useLingui()
  const { confirmUnusual, question } = useUnusualPrice()
  const startWith = toQuoteValues(request, list)
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: quoteBody,
    startWith,
    alsoCheck: amountProblems,
    send: async (body) => {
      const values = form.getValues()
      if (!(await confirmUnusual(body.totalPrice, listPrice(values.lines, list)))) return
      if (await send(toSentQuote(body, values))) session.markSaved()
    },
    refusedAt: {
      'quote-out-of-range': 'totalPrice',
      'quote-below-paid': 'totalPrice',
      'quote-lines-differ': 'totalPrice',
    },
    idPrefix: 'quote-',
  })
  const session = useEditSession({
    edits: commands.edits,
    name: 'quote',
    form,
    values: startWith,
    draft: `stage:${request._id}:quote`,
  })
  const typed = { ...startWith, ...useWatch({ control: form.control }) } as QuoteValues
  const { deposit: depositError } = form.formState.errors
  // Said once, at the field itself, which takes the focus.
  useEffect(() => {
    if (depositError) form.setFocus('deposit')
  }, [depositError, form])
  const otherProblems = formProps.problems.filter(({ id }) => id !== 'quote-deposit')
  return (
    <Form {...formProps} problems={otherProblems} className={styles.form}>
      <Refusal message={refusal} />
      <QuoteLines form={form} field={field} typed={typed} list={list} />
      <div className={styles.pair}>
        <MoneyField {...field('deposit')} label={t`Deposit`} isFirst />
        <MoneyField {...field('totalPrice')} label={t`Price`} />
      </div>
      <DefinitionList
        layout="sums"
        className={styles.sums}
        items={[
          {
            label: <Trans>Due later</Trans>,
            value: <DueLater deposit={typed.deposit} totalPrice={typed.totalPrice} />,
          },
          { label: <Trans>Ready by</Trans>, value: <ReadyBy request={request} /> },
        ]}
      />
      {children(isSending)}
      {question}
    </Form>
  )
}

function DueLater({ deposit, totalPrice }: Pick<QuoteValues, 'deposit' | 'totalPrice'>) {
  const price = typedDollars(totalPrice)
  const first = typedDollars(deposit)
  if (price === undefined || first === undefined || first > price) return '–'
  return inDollars(price - first)
}
