import type { ComparedPart } from '@kakehashi/domain/payments/books'
import { useLingui } from '@lingui/react/macro'

export function usePartNames(): Readonly<Record<ComparedPart, string>> {
  const { t } = useLingui()
  return {
    methods: t`Payments by method`,
    receipts: t`Receipts`,
    tills: t`Tills`,
    pay: t`Contractors’ pay`,
  }
}
