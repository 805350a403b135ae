import type { Day } from '@kakehashi/domain/calendar/day'
import type { ImportKind } from '@kakehashi/domain/data-files/imports'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { checkCustomers, insertCustomers } from './customers.ts'
import type { Checked } from './checked.ts'
import type { Line, LineProblem } from './read-lines.ts'
import { checkRequests, insertRequests } from './requests.ts'

/** Each part of a file is compared with the lines before it and with the database as it is. */
interface CheckedPart {
  readonly problems: readonly LineProblem[]
  /** If nothing is wrong. Returns the ids in the order of the lines. */
  readonly insert: (trx: Transaction<DB>, time: OfficeTime, name: string) => Promise<string[]>
}

type CheckPart = (
  db: Kysely<DB>,
  lines: readonly Line[],
  seen: Map<string, number>,
  today: Day,
) => Promise<CheckedPart>

export const sources: Readonly<Record<ImportKind, CheckPart>> = {
  customers: async (...given) => partOf(await checkCustomers(...given), insertCustomers),
  requests: async (...given) => partOf(await checkRequests(...given), insertRequests),
}

function partOf<Row>(
  checked: readonly Checked<Row>[],
  insert: (
    trx: Transaction<DB>,
    rows: readonly Row[],
    time: OfficeTime,
    name: string,
  ) => Promise<string[]>,
): CheckedPart {
  return {
    problems: checked.flatMap(({ problems }) => problems),
    insert: (trx, time, name) =>
      insert(
        trx,
        checked.flatMap(({ row }) => row ?? []),
        time,
        name,
      ),
  }
}
