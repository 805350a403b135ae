type BalanceTimes = Readonly<
  Record<'closed_at' | 'delivered_at' | 'answered_at', Date | null> & { created_at: Date }
>

/** Since when the money is due. */
export function openSince(row: BalanceTimes): Date {
  return row.closed_at ?? row.delivered_at ?? row.answered_at ?? row.created_at
}
