import { halfWidth } from '@kakehashi/domain/half-width'
import { roundToCents } from '@kakehashi/domain/money'
import { amountText } from '@kakehashi/domain/payments/cash'
import { drawerOf, type PaymentMethod } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import { useState } from 'react'
import { useGetTillQuery } from '../../api/till-api.ts'
import { typedDollars } from './amount.ts'

export type Tender = ReturnType<typeof useTender>

/**
 * How the customer pays one or more amounts in cents together: method, what they hand over, and
 * the change. Each amount is rounded to yen by itself, because each becomes its own entry.
 */
export function useTender(...amounts: readonly number[]) {
  const { data: till, isLoading } = useGetTillQuery()
  const [chosen, setMethod] = useState<PaymentMethod>()
  const [typed, setTyped] = useState('')
  const rate = till?.open?.yenRate
  const isTillOpen = till?.open !== undefined
  // Cash needs the till, so a closed one leaves card.
  const method = chosen ?? (isTillOpen || isLoading ? 'cash-usd' : 'card')
  const drawer = drawerOf(method)
  const isYen = drawer === 'jpy'
  const due = amounts
    .map((cents) => (isYen && rate !== undefined ? yenOf(cents, Math.round(rate * 100)) : cents))
    .reduce((sum, amount) => sum + amount, 0)
  const given = typed.trim() === '' ? due : unitsOf(typed, isYen)
  const isGivenWrong = given === undefined || given < due

  const change = given === undefined || isGivenWrong ? 0 : given - due

  function choose(next: PaymentMethod) {
    setMethod(next)
    setTyped('')
  }

  return {
    method,
    choose,
    drawer,
    isTillOpen,
    opened: till?.open,
    rate,
    due,
    typed,
    setTyped,
    given,
    change,
    /** As the customer gets it back; undefined if there is none. */
    changeText: drawer !== undefined && change > 0 ? amountText(drawer, change) : undefined,
    isGivenWrong: drawer !== undefined && isGivenWrong,
    /** Cash cannot be taken while the till is closed. Until it has answered, a clerk can type. */
    isBlocked: drawer !== undefined && !isTillOpen && !isLoading,
    clear: () => setTyped(''),
    /** What the call needs besides the amount. */
    body: {
      method,
      ...(isYen && rate !== undefined && { yenRate: rate }),
      ...(drawer !== undefined &&
        typed.trim() !== '' &&
        given !== undefined && { given: isYen ? given : given / 100 }),
    },
  }
}

/** Cents or yen. */
function unitsOf(typed: string, isYen: boolean): number | undefined {
  if (!isYen) {
    const dollars = typedDollars(typed)
    return dollars === undefined ? undefined : roundToCents(dollars)
  }
  const plain = halfWidth(typed).replaceAll(/[¥,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
