/** The parts of an error reply that forms use. */
export interface Refusal {
  code: string | undefined
  fields: Readonly<Record<string, string>>
}

/** Reads a failed call. Network errors and proxy pages have neither code nor fields. */
export function readRefusal(error: unknown): Refusal {
  const data = isRecord(error) ? error['data'] : undefined
  if (!isRecord(data)) return { code: undefined, fields: {} }
  const code = typeof data['code'] === 'string' ? data['code'] : undefined
  return { code, fields: isRecord(data['fields']) ? onlyStrings(data['fields']) : {} }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function onlyStrings(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
