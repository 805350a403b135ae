import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as names from '@kakehashi/contract/requests/names'
import { ask, filled, staff } from './office-api.ts'
import type { Person } from './people.ts'

/** Calls about the names and dates of a request. */

type NewName = SentBody<typeof names.addName>

export const misaki: NewName = {
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

/** Lists a name, a date or a place of the translation. */
export async function addName(id: string, entry: NewName = misaki): Promise<void> {
  const { path, method } = names.addName
  await ask(await staff('admin'), { path: filled(path, id), method, body: entry })
}

export async function askForNames(id: string): Promise<void> {
  const { path, method } = names.askForNames
  await ask(await staff('admin'), { path: filled(path, id), method, body: {} })
}

export async function confirmNames(who: Person, id: string): Promise<void> {
  const { getNames, confirmNames: confirm } = names
  const sheet = await ask<names.NameSheet>(who, { path: filled(getNames.path, id), method: 'GET' })
  const entries = sheet.entries.map(({ _id, version }) => ({ _id, version }))
  const { path, method } = confirm
  await ask(who, { path: filled(path, id), method, body: { entries } })
}
