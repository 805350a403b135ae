import { nameInMail } from '@kakehashi/domain/people/people'
import type { Mail } from '@kakehashi/emails'
import { findUser } from '../accounts/people/queries.ts'
import type { Database } from '../db/connection.ts'
import { fullName } from '../db/full-name.ts'
import type { RoleMailJob } from '../outbox/enqueue-mail.ts'

interface RoleMailDeps {
  readonly db: Database
  readonly publicUrl: string
}

/** Undefined if the person was deleted in the meantime. */
export async function composeRoleMail(
  { db, publicUrl }: RoleMailDeps,
  mail: RoleMailJob,
  name: string,
): Promise<Mail | undefined> {
  if (mail.kind === 'own-roles-changed') {
    const { kind, given, taken } = mail
    return { kind, name, given, taken, link: `${publicUrl}/login` }
  }
  const person = await findUser(db, mail.personId)
  if (!person) return undefined
  const actor = mail.actorId === null ? undefined : await findUser(db, mail.actorId)
  const about = {
    name,
    person: nameInMail(fullName(person)),
    actor: actor && nameInMail(fullName(actor)),
    link: `${publicUrl}/admin/user/${mail.personId}`,
  }
  return mail.kind === 'admin-proposed'
    ? { kind: mail.kind, ...about, until: mail.until }
    : { kind: mail.kind, ...about, given: mail.given, taken: mail.taken }
}
