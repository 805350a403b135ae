/** What a request has joined while the customer does not see its last move yet. */
export interface HeldMove {
  readonly held_until: Date | null
  /** The columns that the move changed, as they were. */
  readonly held_before: Readonly<Record<string, unknown>> | null
}

export function isHeld({ held_until }: Pick<HeldMove, 'held_until'>, now: Date): boolean {
  return held_until !== null && now < held_until
}

/** The request as its customer sees it: as it was before a move that can still be undone. */
export function seenByCustomer<Row extends HeldMove>(row: Row, now: Date): Row {
  if (!isHeld(row, now)) return row
  const before = Object.entries(row.held_before ?? {}).map(([name, value]) => [
    name,
    // JSON has no dates.
    name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
  ])
  return { ...row, ...Object.fromEntries(before) } as Row
}
