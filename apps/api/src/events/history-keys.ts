import { hkdfSync, randomBytes } from 'node:crypto'

export interface HistorySecret {
  readonly id: string
  readonly secret: Buffer
}

export interface SealKey {
  readonly id: string
  readonly key: Buffer
}

export interface HistoryKeys {
  readonly current: SealKey
  find(id: string): SealKey | undefined
}

/** The first seals new events; the others are only used to verify. */
export function createHistoryKeys(
  secrets: readonly [HistorySecret, ...HistorySecret[]],
): HistoryKeys {
  const keys = secrets.map(({ id, secret }) => ({
    id,
    key: Buffer.from(hkdfSync('sha256', secret, '', 'kakehashi event seals', 32)),
  }))
  const [current] = keys
  if (!current) throw new Error('HISTORY_KEYS is empty')
  return { current, find: (id) => keys.find((key) => key.id === id) }
}

export function newHistoryKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`
}
