import { type RawBuilder, sql } from 'kysely'

/**
 * For `where(column, '=', anyOf(values))`. Unlike `in`, it is the same text for every number of values,
 * so that PostgreSQL plans the query once (docs/decisions/0087).
 */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`
}
