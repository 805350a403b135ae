import * as contract from '@kakehashi/contract/accounts/passkeys'
import type { Office, Role } from '../../support/office.ts'
import { addPasskey, Passkey } from '../../support/passkey.ts'

/** Somebody with a confirmed address and one passkey, in the browser where it was added. */
export async function withPasskey(office: Office, role: Role = 'customer') {
  const person = await office.signedIn(role)
  await office.confirmAddress(person.user._id)
  return { ...person, ...(await addPasskey(person.browser)) }
}

/** The options that a browser gets before it creates a passkey. */
export async function creationOptions(office: Office) {
  const person = await office.register()
  await office.confirmAddress(person.user._id)
  const { body } = await person.browser.call(contract.startPasskey)
  return { ...person, options: body, passkey: new Passkey() }
}

export async function eventsOf(office: Office, userId: string) {
  const rows = await office.db
    .selectFrom('events')
    .select(['kind', 'fields'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, fields }) => [kind, ...fields].join(' '))
}
