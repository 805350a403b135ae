import type { ServiceView } from '@kakehashi/contract/services/services'
import { halfWidth } from '@kakehashi/domain/half-width'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { amountOf, sumOf } from '@kakehashi/domain/price-list/quote-lines'
import type { Size } from '@kakehashi/domain/price-list/rates'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { typedDollars } from '../../money/amount.ts'
import { AddLine } from './add-line.tsx'
import { lineText, type OrderLine } from './order-values.ts'
import styles from './new-order.module.css'

interface PriceLinesProps {
  services: readonly ServiceView[]
  size: Size
  lines: readonly OrderLine[]
  onChange: (lines: readonly OrderLine[]) => void
  problem: string | undefined
}

/** What is ordered, from the price list. Quantity and price of a line can be changed. */
export function PriceLines({ services, size, lines, onChange, problem }: PriceLinesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const textOf = (line: OrderLine) => lineText(line, language)
  const replace = (line: OrderLine) =>
    onChange(lines.map((one) => (one.id === line.id ? line : one)))

  return (
    <div className={styles.lines}>
      {lines.length > 0 && (
        <ol role="list" aria-label={t`Price`}>
          {lines.map((line) => (
            <li key={line.id}>
              <b>{textOf(line)}</b>
              <LineInput
                label={t`Quantity of ${textOf(line)}`}
                value={String(line.quantity)}
                parse={(text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined)}
                onValue={(quantity) => replace({ ...line, quantity })}
              />
              <span aria-hidden="true">×</span>
              <LineInput
                label={t`Price of ${textOf(line)}`}
                value={(line.unitCents / 100).toFixed(2)}
                parse={(text) => {
                  const dollars = typedDollars(text)
                  return dollars === undefined ? undefined : roundToCents(dollars)
                }}
                onValue={(unitCents) => replace({ ...line, unitCents })}
              />
              <span className={styles.amount}>{priceText(amountOf(line))}</span>
              <Button
                variant="line"
                size="small"
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
              >
                <Trans>Remove</Trans>
                <span className="hush"> {textOf(line)}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <AddLine
        services={services}
        size={size}
        problem={problem}
        onAdd={(line) => onChange([...lines, line])}
      />
      <p className={styles.total}>
        <b>
          <Trans>Total</Trans>
        </b>
        <output className="serif">{priceText(sumOf(lines))}</output>
      </p>
    </div>
  )
}

interface LineInputProps {
  label: string
  value: string
  parse: (text: string) => number | undefined
  onValue: (value: number) => void
}

/** Takes over what was typed when it is a number, and shows the last one again when it is left. */
function LineInput({ label, value, parse, onValue }: LineInputProps) {
  return (
    <input
      key={value}
      className={styles.figure}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => {
        const parsed = parse(halfWidth(currentTarget.value).trim())
        if (parsed === undefined) currentTarget.value = value
        else onValue(parsed)
      }}
    />
  )
}
