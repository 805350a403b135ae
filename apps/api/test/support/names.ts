import * as contract from '@kakehashi/contract/requests/names'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import type { SignedInUser } from './office.ts'

export const misaki = {
  kind: 'person',
  label: 'Wife',
  family: 'MIYAZATO',
  given: 'MISAKI',
  kanjiFamily: '宮里',
  kanjiGiven: '美咲',
  kanaFamily: 'みやざと',
  kanaGiven: 'みさき',
  source: 'japanese-passport',
  bornOn: '平成6年4月17日',
}

/** The calls of one person about the names and dates of one request. */
export function namesOf({ browser }: SignedInUser, requestId: string) {
  const params = { requestId }
  const about = (entryId: string) => ({ ...params, entryId })
  return {
    read: () => browser.call(contract.getNames, { params }),
    add: (entry: object = misaki, key: string = crypto.randomUUID()) =>
      browser.call(contract.addName, { params, body: entry, headers: { 'idempotency-key': key } }),
    change: (entryId: string, version: number, entry: object = misaki) =>
      browser.call(contract.changeName, { params: about(entryId), body: { ...entry, version } }),
    remove: (entryId: string, version: number) =>
      browser.call(contract.removeName, { params: about(entryId), body: { version } }),
    confirm: (entries: readonly { readonly _id: string; readonly version: number }[]) =>
      browser.call(contract.confirmNames, {
        params,
        body: { entries: entries.map(({ _id, version }) => ({ _id, version })) },
      }),
    confirmAll: async () => {
      const { body } = await browser.call(contract.getNames, { params })
      const entries = body.entries.map(({ _id, version }) => ({ _id, version }))
      return browser.call(contract.confirmNames, { params, body: { entries } })
    },
    ask: () => browser.call(contract.askForNames, { params }),
  }
}

/** The newest entry, which the last call has added. */
export function lastEntry({ entries }: Pick<NameSheet, 'entries'>) {
  const entry = entries.at(-1)
  if (!entry) throw new Error('there is no entry')
  return entry
}
