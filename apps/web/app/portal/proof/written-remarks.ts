/** Remarks that are written and not sent, by line. */
export type Written = Readonly<Record<string, string>>

/** From what survived a login. */
export function toWritten(found: Partial<Written> | undefined): Written {
  const entries = Object.entries(found ?? {})
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string')) as Written
}

export function withText(written: Written, at: number, text: string | null): Written {
  const { [at]: _before, ...others } = written
  return text === null ? others : { ...others, [at]: text }
}

/** As they are sent, without those that are empty. */
export function remarksOf(written: Written) {
  return Object.entries(written)
    .filter(([, remark]) => remark.trim() !== '')
    .map(([line, remark]) => ({ line: Number(line), remark }))
}
