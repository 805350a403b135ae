import type { Words } from '@kakehashi/domain/language'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { fullName } from './full-name.ts'
import { findUser } from './queries.ts'

const someone: Words = { en: 'someone', ja: '担当者' }

/** Whoever did something, by name; whoever has left, or did it from a command, has none. */
export async function nameOf(db: Kysely<DB>, id: string | null): Promise<string | Words> {
  const person = id === null ? undefined : await findUser(db, id)
  return person ? fullName(person) : someone
}
