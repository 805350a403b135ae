import {
  amountText,
  type CashCount,
  countedSum,
  denominations,
} from '@kakehashi/domain/payments/cash'
import type { Currency } from '@kakehashi/domain/payments/methods'
import { halfWidth } from '@kakehashi/domain/half-width'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './till.module.css'

/** What was typed for each denomination. */
export type TypedCount = Readonly<Record<string, string>>

/** Undefined if something that was typed is no number of pieces. */
export function countOf(typed: TypedCount): CashCount | undefined {
  const entries = Object.entries(typed)
    .filter(([, text]) => text.trim() !== '')
    .map(([value, text]) => [value, piecesOf(text)] as const)
  if (entries.some(([, pieces]) => pieces === undefined)) return undefined
  return Object.fromEntries(entries) as CashCount
}

function piecesOf(text: string): number | undefined {
  const plain = halfWidth(text).trim()
  return /^\d{1,5}$/.test(plain) ? Number(plain) : undefined
}

interface CashCountProps {
  currency: Currency
  title: ReactNode
  typed: TypedCount
  onType: (typed: TypedCount) => void
  /** The count in the morning, for comparison. */
  opening?: CashCount | undefined
}

/** One row for each bill and coin. The arrow keys go from row to row. */
export function CashCountTable({ currency, title, typed, onType, opening }: CashCountProps) {
  const { t } = useLingui()
  const count = countOf(typed) ?? {}
  const values = denominations[currency]
  return (
    <section className={styles.count}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{currency === 'usd' ? t`Bill, coin` : t`Note, coin`}</th>
            {opening && (
              <th scope="col">
                <Trans>Opening</Trans>
              </th>
            )}
            <th scope="col">{opening ? t`Closing` : t`Pieces`}</th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => {
            const text = typed[value] ?? ''
            const pieces = piecesOf(text)
            const name = pieceName(currency, value)
            return (
              <tr key={value}>
                <th scope="row">{name}</th>
                {opening && <td>{opening[value] || '–'}</td>}
                <td>
                  <input
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={t`Pieces of ${name}`}
                    aria-invalid={text.trim() !== '' && pieces === undefined}
                    value={text}
                    onChange={({ target }) => onType({ ...typed, [value]: target.value })}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                    onKeyDown={moveByArrows}
                  />
                </td>
                <td>{pieces ? amountText(currency, pieces * value) : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.counted}>
        <b>
          <Trans>Counted</Trans>
        </b>
        <output className="serif">{amountText(currency, countedSum(currency, count))}</output>
      </p>
    </section>
  )
}

function pieceName(currency: Currency, value: number): string {
  if (currency === 'jpy') return amountText('jpy', value)
  return value >= 100 ? `$${value / 100}` : `${value}¢`
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

function moveByArrows(event: KeyboardEvent<HTMLInputElement>) {
  const step = steps[event.key]
  if (step === undefined || event.ctrlKey) return
  const fields = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + step]
  if (event.key === 'Enter' && !next) return
  event.preventDefault()
  next?.focus()
}
