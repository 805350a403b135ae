import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** What operators run by a timer. */
export const maintenanceTasks = ['backup', 'restore-drill'] as const
export type MaintenanceTask = (typeof maintenanceTasks)[number]

export function isMaintenanceTask(task: string | undefined): task is MaintenanceTask {
  return maintenanceTasks.some((known) => known === task)
}

/** With a problem if it failed. */
export async function recordMaintenance(
  db: Kysely<DB>,
  task: MaintenanceTask,
  now: Date,
  problem?: string,
): Promise<void> {
  const result =
    problem === undefined ? { succeeded_at: now, problem: null } : { failed_at: now, problem }
  await db
    .insertInto('maintenance_runs')
    .values({ task, ...result })
    .onConflict((conflict) => conflict.column('task').doUpdateSet(result))
    .execute()
}
