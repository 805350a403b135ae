import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import {
  type RoleFlags,
  isStaff,
  mapRoles,
  noRoles,
  roleColumns,
  roleFlags,
} from '@kakehashi/domain/people/roles'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../src/clock.ts'
import type { DB } from '../src/db/schema.gen.ts'
import { recordEvent } from '../src/events/record.ts'
import { saveSearchWords } from '../src/search-index/queries.ts'
import type { NewPassword } from '../src/accounts/sessions/password.ts'
import {
  type UserRow,
  findUserByEmail,
  insertUser,
  userSearchWords,
} from '../src/accounts/people/queries.ts'
import { columnsOf } from '../src/accounts/people/roles.ts'

/** Public, so production refuses to create the sample users. */
export const samplePassword = 'kakehashi-sample-2026'

export interface SamplePerson extends RoleFlags {
  readonly email: string
  readonly firstName: string
  readonly middleName: string | null
  readonly lastName: string
  readonly nameJa: string | null
  readonly nameKana: string | null
  readonly phone: string
  readonly branch: Branch
  readonly find: FindSource | null
  readonly language: 'en' | 'ja'
}

type OptionalFields = Partial<Omit<SamplePerson, 'email' | 'firstName' | 'lastName'>>

function person(
  email: string,
  firstName: string,
  lastName: string,
  fields: OptionalFields,
): SamplePerson {
  return {
    email,
    firstName,
    middleName: null,
    lastName,
    nameJa: null,
    nameKana: null,
    phone: '098-000-0000',
    branch: 'CIVILIAN',
    find: null,
    language: 'en',
    ...noRoles,
    ...fields,
  }
}

/** The logins that `pnpm dev` and `pnpm demo` print. */
export const logins = {
  owner: person('owner@example.com', 'Sample', 'Owner', { isAdmin: true, isOwner: true }),
  admin: person('admin@example.com', 'Sample', 'Admin', { isAdmin: true }),
  translator: person('translator@example.com', 'Sample', 'Translator', { isTranslator: true }),
  contractor: person('contractor@example.com', 'Sample', 'Contractor', { isContractor: true }),
  customer: person('customer@example.com', 'Sample', 'Customer', {
    nameJa: '見本 太郎',
    nameKana: 'みほん たろう',
    branch: 'MARINES',
    find: 'LEGAL OFFICE',
  }),
} as const

const mayumi = person('mayumi.tokashiki@example.com', 'Mayumi', 'Tokashiki', {
  nameJa: '渡嘉敷 真由美',
  nameKana: 'とかしき まゆみ',
  phone: '098-000-0143',
  language: 'ja',
  isAdmin: true,
})

const colleagues = [
  person('shingo.nakama@example.com', 'Shingo', 'Nakama', {
    nameJa: '仲間 真吾',
    nameKana: 'なかま しんご',
    phone: '098-000-0144',
    language: 'ja',
    isTranslator: true,
  }),
  person('claire.donnelly@example.com', 'Claire', 'Donnelly', {
    phone: '098-000-0145',
    isTranslator: true,
  }),
  person('akari.yonamine@example.com', 'Akari', 'Yonamine', {
    nameJa: '與那嶺 明里',
    nameKana: 'よなみね あかり',
    phone: '098-000-0146',
    language: 'ja',
    isTranslator: true,
  }),
  person('peter.lindqvist@example.com', 'Peter', 'Lindqvist', {
    phone: '090-0000-0147',
    isContractor: true,
  }),
  person('rie.maeshiro@example.com', 'Rie', 'Maeshiro', {
    nameJa: '真栄城 理恵',
    nameKana: 'まえしろ りえ',
    phone: '090-0000-0148',
    language: 'ja',
    isContractor: true,
  }),
] as const

/** Weighted: the admin login is picked twice as often. */
export const clerks = [logins.admin, logins.admin, mayumi, logins.owner] as const
export const translators = [logins.translator, ...colleagues, logins.contractor] as const
/** Whom the sample website names. */
export const team = [
  { person: logins.owner, role: { en: 'Director, reviews every translation', ja: '代表・校閲' } },
  { person: mayumi, role: { en: 'At the counter', ja: '窓口担当' } },
  {
    person: logins.translator,
    role: { en: 'Translator, Japanese and English', ja: '翻訳（日本語・英語）' },
  },
] as const
export const otherStaff = [mayumi, ...colleagues] as const

/** Does nothing if the user exists; sends no mail. */
export async function addPerson(
  trx: Transaction<DB>,
  sample: SamplePerson,
  password: NewPassword,
  at: Date,
): Promise<UserRow> {
  const existing = await findUserByEmail(trx, sample.email)
  if (existing) return existing
  const user = await insertUser(trx, {
    id: uuidv7({ msecs: at.getTime() }),
    first_name: sample.firstName,
    middle_name: sample.middleName,
    last_name: sample.lastName,
    name_ja: sample.nameJa,
    name_kana: sample.nameKana,
    email: sample.email,
    phone: sample.phone,
    branch: sample.branch,
    find: sample.find,
    language: sample.language,
    ...columnsOf(mapRoles(roleFlags, (flag) => sample[flag])),
    email_verified_at: after(at, 12 * duration.minute),
    created_at: at,
    ...password,
  })
  await saveSearchWords(trx, 'user', user.id, userSearchWords(user))
  const subject = { kind: 'user', id: user.id } as const
  await recordEvent(trx, { kind: 'user.registered', at, actorId: user.id, subject })
  if (isStaff(sample)) {
    const given = roleColumns.filter((column) => user[column])
    const roles = { kind: 'user.roles-changed', actorId: null, subject, fields: given } as const
    await recordEvent(trx, { ...roles, at: after(at, duration.hour) })
  }
  return user
}
