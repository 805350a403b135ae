import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Transaction } from 'kysely'
import { after, duration } from '../src/clock.ts'
import type { DB } from '../src/db/schema.gen.ts'
import type { Deps } from '../src/deps.ts'
import { countFigures } from '../src/figures/count.ts'
import type { NewPassword } from '../src/accounts/sessions/password.ts'
import { hashPassword } from '../src/accounts/sessions/password.ts'
import type { UserRow } from '../src/accounts/people/queries.ts'
import { rolesOf } from '../src/accounts/people/roles.ts'
import { changeSetting } from '../src/settings/commands.ts'
import { publishOffice } from '../src/office/publish.ts'
import { changeTeam } from '../src/office/team.ts'
import { findPublication } from '../src/office/queries.ts'
import { isSettingStored } from '../src/settings/queries.ts'
import { recordMaintenance } from '../src/recovery/maintenance-runs.ts'
import { issueCertificates } from './certificates.ts'
import { customers } from './customers.ts'
import { sampleExtras } from './extras.ts'
import type { SamplePerson } from './people.ts'
import { addPerson, otherStaff, logins, samplePassword, team } from './people.ts'
import { orderNumbersOf } from './order-numbers.ts'
import { replay } from './replay.ts'
import { offerServices } from './services.ts'
import type { SampleFile } from './sample-file.ts'
import { uploadFiles } from './uploads.ts'
import type { SimulatedRequest } from './simulate-year.ts'
import { simulateYear } from './simulate-year.ts'

/**
 * Always adds the five logins. Adds two years of sample requests only if there is no request yet,
 * in one transaction, so that an interrupted start can be repeated.
 */
export async function fillSampleOffice(deps: Deps, now: Date): Promise<void> {
  const { db } = deps
  // Hashed once, because all users have the same password and hashing is slow.
  const password = await hashPassword(samplePassword)
  const openedAt = after(now, -800 * duration.day)
  if (!(await findPublication(db))) {
    await db.transaction().execute((trx) => publishOffice(trx, sampleOffice, null, openedAt))
  }
  // The printed logins have no authenticator app. Kept if somebody has turned it on.
  if (!(await isSettingStored(db, 'staffSecondFactor'))) {
    await changeSetting(db, 'staffSecondFactor', false, null, openedAt)
  }
  if (!(await isSettingStored(db, 'extras'))) {
    await changeSetting(db, 'extras', sampleExtras, null, openedAt)
  }
  // As if the timers of a server had run; nothing is backed up.
  await recordMaintenance(db, 'backup', after(now, -6 * duration.hour))
  await recordMaintenance(db, 'restore-drill', after(now, -3 * duration.day))
  const people = await db
    .transaction()
    .execute((trx) => addEach(trx, Object.values(logins), password, () => openedAt))
  const anyRequest = await db.selectFrom('requests').select('id').limit(1).executeTakeFirst()
  if (anyRequest) return

  const simulated = simulateYear(now)
  const registered = findRegistrationTimes(simulated, openedAt, now)
  const others = [...otherStaff, ...customers]
  const added = await db
    .transaction()
    .execute((trx) => addEach(trx, others, password, (person) => registered(person)))
  const users = indexUsers(new Map([...people, ...added]))
  const files = await uploadFiles(
    deps,
    simulated.flatMap((request) => request.files),
    users.actorOf,
    orderNumbersOf(simulated),
  )
  const fileIdOf = (file: SampleFile) => demandFound(files.get(file))
  const requestIds = await db.transaction().execute(async (trx) => {
    await offerServices(trx, users.userIdOf(logins.owner), after(openedAt, duration.day))
    const members = team.map(({ person, role }) => ({ userId: users.userIdOf(person), role }))
    await changeTeam(trx, members, users.userIdOf(logins.owner), after(openedAt, duration.day))
    return replay(trx, simulated, { ...users, fileIdOf }, now)
  })
  await issueCertificates(deps, { requestIds, actorOf: users.actorOf })
  await countFigures(db)
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

/** Customers register shortly before their first request, staff when the office opens. */
function findRegistrationTimes(simulated: readonly SimulatedRequest[], openedAt: Date, now: Date) {
  const first = new Map<SamplePerson, Date>()
  for (const { request, actions } of simulated) {
    const at = actions[0]?.at ?? now
    const earlier = first.get(request.customer)
    if (!earlier || at < earlier) first.set(request.customer, at)
  }
  return (person: SamplePerson) => {
    const at = first.get(person)
    if (at) return after(at, -25 * duration.minute)
    const isCustomer = customers.some(({ email }) => email === person.email)
    return isCustomer ? after(now, -person.email.length * duration.hour) : openedAt
  }
}

function indexUsers(rows: ReadonlyMap<string, UserRow>) {
  const rowOf = ({ email }: SamplePerson) => demandFound(rows.get(email))
  return {
    userIdOf: (person: SamplePerson) => rowOf(person).id,
    actorOf: (person: SamplePerson) => ({ ...rolesOf(rowOf(person)), signInRequirement: null }),
  }
}

function demandFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('unknown user or file in the sample data')
  return value
}
