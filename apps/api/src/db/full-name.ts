import { sql } from 'kysely'

interface Named {
  readonly first_name: string
  readonly last_name: string
}

export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}

/** SQL for the full name of a joined user; null for deleted users, also if they can be restored. */
export function fullNameOf(alias: string) {
  const [first, last] = [sql.ref(`${alias}.first_name`), sql.ref(`${alias}.last_name`)]
  const deletedAt = sql.ref(`${alias}.deleted_at`)
  return sql<
    string | null
  >`case when ${deletedAt} is null then nullif(trim(${first} || ' ' || ${last}), '') end`
}
