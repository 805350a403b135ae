import type { Branch, FindSource, RoleFlags } from '@kakehashi/domain/people'
import { noRoles } from '@kakehashi/domain/people'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../clock.ts'
import { configOrExit } from '../config.ts'
import { preparePassword } from '../session/password.ts'
import { findUserByEmail, insertUser } from '../users/queries.ts'
import type { Database } from './connection.ts'
import { connect } from './connection.ts'

/** Sample data only. The password is published, so production refuses to have it. */
const samplePassword = 'kakehashi-sample-2026'

interface SamplePerson extends RoleFlags {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly nameJa: string | null
  readonly nameKana: string | null
  readonly phone: string
  readonly branch: Branch
  readonly find: FindSource | null
}

const samplePeople: readonly SamplePerson[] = [
  person('owner@example.com', 'Sample', 'Owner', { isAdmin: true, isOwner: true }),
  person('admin@example.com', 'Sample', 'Admin', { isAdmin: true }),
  person('translator@example.com', 'Sample', 'Translator', { isTranslator: true }),
  person('contractor@example.com', 'Sample', 'Contractor', { isContractor: true }),
  {
    ...person('customer@example.com', 'Sample', 'Customer', {}),
    nameJa: '見本 太郎',
    nameKana: 'みほん たろう',
    branch: 'MARINES',
    find: 'LEGAL OFFICE',
  },
]

function person(
  email: string,
  firstName: string,
  lastName: string,
  flags: Partial<RoleFlags>,
): SamplePerson {
  const contact = { phone: '098-000-0000', branch: 'CIVILIAN', find: null } as const
  return {
    email,
    firstName,
    lastName,
    nameJa: null,
    nameKana: null,
    ...contact,
    ...noRoles,
    ...flags,
  }
}

/** Adds the sample people who are not there yet. */
async function seedSampleOffice(db: Database, now: Date): Promise<void> {
  for (const [index, sample] of samplePeople.entries()) {
    if (await findUserByEmail(db, sample.email)) continue
    const password = await preparePassword(samplePassword, sample, false)
    await db.transaction().execute((trx) =>
      insertUser(trx, {
        id: uuidv7(),
        first_name: sample.firstName,
        last_name: sample.lastName,
        name_ja: sample.nameJa,
        name_kana: sample.nameKana,
        email: sample.email,
        phone: sample.phone,
        branch: sample.branch,
        find: sample.find,
        is_admin: sample.isAdmin,
        is_owner: sample.isOwner,
        is_translator: sample.isTranslator,
        is_contractor: sample.isContractor,
        email_verified_at: now,
        created_at: after(now, -duration.day * (samplePeople.length - index)),
        ...password,
      }),
    )
  }
}

if (import.meta.main) {
  const config = configOrExit()
  if (!config.SAMPLE_OFFICE) {
    process.stderr.write('Sample people are added only where SAMPLE_OFFICE=true says so.\n')
    process.exit(1)
  }
  const db = connect(config.DATABASE_URL, 2)
  await seedSampleOffice(db, new Date())
  await db.destroy()
}
