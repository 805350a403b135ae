import type { ServiceView } from '@kakehashi/contract/services/services'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { extraLine } from '@kakehashi/domain/price-list/quote-lines'
import type { Size } from '@kakehashi/domain/price-list/rates'
import { useLanguage } from '@kakehashi/ui/use-language'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useListExtrasQuery } from '../../../api/extras-api.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Highlight } from '../../search/highlight.tsx'
import { isFoundBy, lineOfService, lineText, type OrderLine } from './order-values.ts'
import { PickField } from './pick-field.tsx'
import styles from './new-order.module.css'

interface AddLineProps {
  services: readonly ServiceView[]
  size: Size
  problem: string | undefined
  onAdd: (line: OrderLine) => void
}

/** Finds services and extras of the price list while typing; `p` goes there. */
export function AddLine({ services, size, problem, onAdd }: AddLineProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { data: extras = [] } = useListExtrasQuery()
  useKeys([{ key: 'p', label: msg`Add from the price list`, do: () => field.current?.focus() }])
  const offered = [
    ...services.flatMap((service) => lineOfService(service, size) ?? []),
    ...extras.map(({ name, nameJa, unit, price }): OrderLine => {
      const extra = { name, nameJa, unit, priceCents: roundToCents(price) }
      return Object.assign(extraLine(extra, size), { id: crypto.randomUUID() })
    }),
  ]
  return (
    <PickField
      ref={field}
      label={t`Add from the price list`}
      error={problem}
      maxLength={100}
      typed={typed}
      onType={setTyped}
      isWaiting={services.length === 0}
      listLabel={t`Price list`}
      options={offered
        .filter((line) => isFoundBy(line, typed))
        .map((line) => ({
          id: line.text,
          content: (
            <>
              <Highlight text={lineText(line, language)} typed={typed} />
              <span className={styles.price}>{priceText(line.unitCents)}</span>
            </>
          ),
          pick: () => {
            setTyped('')
            onAdd(line)
          },
        }))}
    />
  )
}
