import type { Transaction } from 'kysely'
import { after, duration } from '../src/clock.ts'
import type { DB } from '../src/db/schema.gen.ts'
import type { Deps } from '../src/deps.ts'
import type { NewPassword } from '../src/accounts/sessions/password.ts'
import { preparePassword } from '../src/accounts/sessions/password.ts'
import type { UserRow } from '../src/accounts/people/queries.ts'
import { rolesOf } from '../src/accounts/people/roles.ts'
import { customers } from './customers.ts'
import type { SamplePerson } from './people.ts'
import { addPerson, furtherStaff, logins, samplePassword } from './people.ts'
import { replay } from './replay.ts'
import { offerServices } from './services.ts'
import type { Paper } from './telling.ts'
import { handInPapers } from './uploads.ts'
import type { Story } from './year.ts'
import { tellYear } from './year.ts'

/**
 * The five sample people are always there. A whole year of the office is added once, where nobody
 * has ordered anything yet: all of it or nothing, so that a start that was cut off can be repeated.
 */
export async function fillSampleOffice(deps: Deps, now: Date): Promise<void> {
  const { db } = deps
  // One for all, since the password is the same and making a hash is slow on purpose.
  const password = await preparePassword(samplePassword, logins.owner, false)
  const openedAt = after(now, -400 * duration.day)
  const people = await db
    .transaction()
    .execute((trx) => addEach(trx, Object.values(logins), password, () => openedAt))
  const anyRequest = await db.selectFrom('requests').select('id').limit(1).executeTakeFirst()
  if (anyRequest) return

  const stories = tellYear(now)
  const registered = registrationsOf(stories, openedAt, now)
  const others = [...furtherStaff, ...customers]
  const added = await db
    .transaction()
    .execute((trx) => addEach(trx, others, password, (person) => registered(person)))
  const cast = castOf(new Map([...people, ...added]))
  const files = await handInPapers(
    deps,
    stories.flatMap(({ papers }) => papers),
    cast.actorOf,
  )
  const fileOf = (paper: Paper) => known(files.get(paper))
  await db.transaction().execute(async (trx) => {
    await offerServices(trx, cast.personOf(logins.owner), after(openedAt, duration.day))
    await replay(trx, stories, { ...cast, fileOf }, now)
  })
}

async function addEach(
  trx: Transaction<DB>,
  people: readonly SamplePerson[],
  password: NewPassword,
  registeredAt: (person: SamplePerson) => Date,
): Promise<Map<string, UserRow>> {
  const rows = new Map<string, UserRow>()
  for (const person of people) {
    rows.set(person.email, await addPerson(trx, person, password, registeredAt(person)))
  }
  return rows
}

/** Customers register shortly before their first order; staff were there from the beginning. */
function registrationsOf(stories: readonly Story[], openedAt: Date, now: Date) {
  const first = new Map<SamplePerson, Date>()
  for (const { order, deeds } of stories) {
    const at = deeds[0]?.at ?? now
    const earlier = first.get(order.customer)
    if (!earlier || at < earlier) first.set(order.customer, at)
  }
  return (person: SamplePerson) => {
    const at = first.get(person)
    if (at) return after(at, -25 * duration.minute)
    const isCustomer = customers.some(({ email }) => email === person.email)
    return isCustomer ? after(now, -person.email.length * duration.hour) : openedAt
  }
}

function castOf(rows: ReadonlyMap<string, UserRow>) {
  const rowOf = ({ email }: SamplePerson) => known(rows.get(email))
  return {
    personOf: (person: SamplePerson) => rowOf(person).id,
    actorOf: (person: SamplePerson) => ({ ...rolesOf(rowOf(person)), mustStrengthen: null }),
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the story names somebody or something unknown')
  return value
}
