import { halfWidth } from '@kakehashi/domain/half-width'
import { roundToCents } from '@kakehashi/domain/money'
import { drawerOf, type PaymentMethod } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import { useState } from 'react'
import { useGetTillQuery } from '../../api/till-api.ts'
import { typedDollars } from './amount.ts'

export type Tender = ReturnType<typeof useTender>

/** How the customer pays an amount in cents: method, what they hand over, and the change. */
export function useTender(dueCents: number) {
  const { data: till, isLoading } = useGetTillQuery()
  const [chosen, setMethod] = useState<PaymentMethod>()
  const [typed, setTyped] = useState('')
  const rate = till?.open?.yenRate
  const isTillOpen = till?.open !== undefined
  // Cash needs the till, so a closed one leaves card.
  const method = chosen ?? (isTillOpen || isLoading ? 'cash-usd' : 'card')
  const drawer = drawerOf(method)
  const isYen = drawer === 'jpy'
  const due = isYen && rate !== undefined ? yenOf(dueCents, Math.round(rate * 100)) : dueCents
  const given = typed.trim() === '' ? due : unitsOf(typed, isYen)
  const isGivenWrong = given === undefined || given < due

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
    change: given === undefined || isGivenWrong ? 0 : given - due,
    isGivenWrong: drawer !== undefined && isGivenWrong,
    /** Cash cannot be taken while the till is closed. */
    isBlocked: drawer !== undefined && !isTillOpen,
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
