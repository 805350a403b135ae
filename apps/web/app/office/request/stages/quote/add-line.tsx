import { dollarsOf } from '@kakehashi/domain/money'
import type { QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { inDollars } from '../../../../request/price.tsx'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useKeys } from '../../../keys/use-keys.ts'
import { freeLine, type LineValues, toLineValues } from './line-values.ts'
import styles from './quote-lines.module.css'
import type { PriceList } from './use-price-list.ts'

interface AddLineProps {
  list: PriceList
  onAdd: (line: LineValues, focus: 'quantity' | 'text') => void
}

export function AddLine({ list, onAdd }: AddLineProps) {
  const { t } = useLingui()
  const isJapanese = useLanguage() === 'ja'
  const select = useRef<HTMLSelectElement>(null)
  const offered = [...(list.first ? [list.first] : []), ...list.extras]
  useKeys([
    {
      key: 'p',
      label: msg`Add a line from the price list`,
      isHere: () => select.current !== null,
      do: () => select.current?.focus(),
    },
  ])
  const labelOf = ({ text, textJa, unitCents }: QuoteLine) =>
    `${(isJapanese && textJa) || text}  ${inDollars(dollarsOf(unitCents))}`

  return (
    <div className={styles.add}>
      {offered.length > 0 && (
        <SelectField
          ref={select}
          label={t`Add from the price list`}
          className={styles.offered}
          value=""
          placeholder={t`Choose`}
          options={offered.map((line, index) => ({ value: String(index), label: labelOf(line) }))}
          onChange={({ currentTarget }) => {
            const line = offered[Number(currentTarget.value)]
            if (line) onAdd(toLineValues(line), 'quantity')
          }}
        />
      )}
      <Button variant="line" size="small" onClick={() => onAdd(freeLine, 'text')}>
        <Trans>Other line</Trans>
      </Button>
    </div>
  )
}
