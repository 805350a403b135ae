import { dollarsOf } from '@kakehashi/domain/money'
import { mostLines } from '@kakehashi/domain/price-list/quote-lines'
import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { dollarsInField, typedDollars } from '../../../money/amount.ts'
import { AddLine } from './add-line.tsx'
import { type LineField, LineFields } from './line-fields.tsx'
import {
  areSetAside,
  differenceLine,
  type LineValues,
  sumOfValues,
  wholePriceLine,
} from './line-values.ts'
import { LinesSetAside } from './lines-set-aside.tsx'
import styles from './quote-lines.module.css'
import type { QuoteBody, QuoteValues } from './quote-values.ts'
import type { PriceList } from './use-price-list.ts'

interface QuoteLinesProps {
  form: UseFormReturn<QuoteValues, unknown, QuoteBody>
  field: LineField
  /** What is typed now. */
  typed: Pick<QuoteValues, 'totalPrice' | 'lines'>
  list: PriceList
}

/** What the price consists of. The price follows the lines; another price sets them aside. */
export function QuoteLines({ form, field, typed, list }: QuoteLinesProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button goes with its line.
  const focusFallback = useFocusFallback(() => heading.current)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })
  const { lines, totalPrice } = typed

  function showSum(changed: readonly LineValues[]) {
    const sum = sumOfValues(changed)
    if (sum === undefined) return
    form.setValue('totalPrice', dollarsInField(dollarsOf(sum)), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  function add(added: readonly LineValues[], focus: 'quantity' | 'text') {
    const focusName = `lines.${lines.length + added.length - 1}.${focus}`
    append([...added], { focusName })
    showSum([...lines, ...added])
  }

  /** A price without lines becomes the first one, so that it is not lost. */
  function addBesidePrice(line: LineValues, focus: 'quantity' | 'text') {
    const { service } = list
    const price = lines.length === 0 ? (typedDollars(totalPrice) ?? 0) : 0
    const before = service && price > 0 ? [wholePriceLine(service, price)] : []
    add([...before, line], focus)
  }

  function removeAt(index: number) {
    remove(index)
    showSum(lines.filter((_, at) => at !== index))
  }

  const isAside = areSetAside(lines, totalPrice)
  const sum = sumOfValues(lines) ?? 0
  const difference = Math.round((typedDollars(totalPrice) ?? 0) * 100) - sum
  return (
    <section className={styles.lines} aria-labelledby={headingId} {...focusFallback}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        <Trans>Lines of the quote</Trans>
      </h3>
      {isAside ? (
        <LinesSetAside
          sum={sum}
          difference={difference}
          onUse={() => {
            showSum(lines)
            heading.current?.focus()
          }}
          onAddDifference={() => add([differenceLine(difference)], 'text')}
        />
      ) : (
        <>
          {fields.length > 0 && (
            <ol role="list">
              {fields.map(({ id }, index) => (
                <LineFields
                  key={id}
                  index={index}
                  field={field}
                  line={lines[index]}
                  onChange={() => showSum(form.getValues('lines'))}
                  onRemove={() => removeAt(index)}
                />
              ))}
            </ol>
          )}
          {fields.length < mostLines && <AddLine list={list} onAdd={addBesidePrice} />}
        </>
      )}
    </section>
  )
}
