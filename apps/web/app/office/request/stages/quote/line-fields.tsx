import { dollarsOf } from '@kakehashi/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { inDollars } from '../../../../request/price.tsx'
import { LineUnitName } from '../../../../request/price-per.tsx'
import { Icon } from '@kakehashi/ui/icon'
import { TextField } from '@kakehashi/ui/field'
import { amountOfValues, type LineValues } from './line-values.ts'
import styles from './quote-lines.module.css'

type LineFieldName = `lines.${number}.${'text' | 'quantity' | 'each'}`
export type LineField = (
  name: LineFieldName,
  options: { onChange: () => void },
) => ComponentProps<'input'> & { error: string | undefined }

interface LineFieldsProps {
  index: number
  field: LineField
  /** Undefined while a line is being removed. */
  line: LineValues | undefined
  onChange: () => void
  onRemove: () => void
}

/** One line: what is charged, how often, each, and the amount. */
export function LineFields({ index, field, line, onChange, onRemove }: LineFieldsProps) {
  const { t } = useLingui()
  const number = index + 1
  const amount = line && amountOfValues(line)
  const textJa = line && line.text === line.listText ? line.textJa : ''
  const select = { onFocus: selectAll, autoComplete: 'off' } as const
  return (
    <li className={styles.line}>
      <TextField
        {...field(`lines.${index}.text`, { onChange })}
        label={t`Line ${number}`}
        hint={textJa || undefined}
        className={styles.text}
        autoComplete="off"
      />
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="close" />
        <span className="hush">{t`Remove line ${number}`}</span>
      </button>
      <TextField
        {...field(`lines.${index}.quantity`, { onChange })}
        label={t`Quantity, line ${number}`}
        inputMode="numeric"
        {...select}
      />
      <span className={styles.times} aria-hidden="true">
        {line && <LineUnitName unit={line.unit} />} ×
      </span>
      <TextField
        {...field(`lines.${index}.each`, { onChange })}
        label={t`Each, line ${number}`}
        unit="$"
        inputMode="text"
        {...select}
      />
      <output className={styles.amount}>
        {amount === undefined ? '–' : inDollars(dollarsOf(amount))}
      </output>
    </li>
  )
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.select()
}
