import { sql } from 'kysely'

interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** As a message or a note is signed. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}

/** The same of somebody joined under this alias; null for whoever has left. */
export function fullNameOf(person: string) {
  const [first, last] = [sql.ref(`${person}.first_name`), sql.ref(`${person}.last_name`)]
  return sql<string | null>`nullif(trim(${first} || ' ' || ${last}), '')`
}
