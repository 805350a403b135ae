import { sql } from 'kysely'
import { duration } from '../../../src/clock.ts'
import { connect, type Database } from '../../../src/db/connection.ts'
import { sealEvents } from '../../../src/events/seal.ts'
import { recover } from '../../../src/recovery/after-restore.ts'
import { keepJournal } from '../../../src/recovery/keep-journal.ts'
import { type FreshDatabase, freshDatabase } from '../../support/fresh-database.ts'
import { openOffice } from '../../support/office.ts'

export type OfficeWithBackup = Awaited<ReturnType<typeof openOfficeWithBackup>>

/** An office whose database is copied at one moment and goes on; then the copy is recovered. */
export async function openOfficeWithBackup() {
  const office = await openOffice()
  const { files, historyKeys: keys, clock } = office
  let copy: { database: FreshDatabase; db: Database } | undefined

  const restored = () => {
    if (!copy) throw new Error('there is no backup yet')
    return copy.db
  }
  /** What the worker does every minute. */
  const writeJournal = async () => {
    await sealEvents(office.db, keys)
    await keepJournal(office.db, files.store, keys, clock.now())
    clock.advance(duration.minute)
  }
  return {
    ...office,
    writeJournal,
    /** The copy, as after a restore. */
    restored,
    restoredUrl: () => copy?.database.url ?? '',
    async backUp() {
      await writeJournal()
      const name = new URL(office.database.url).pathname.slice(1)
      const server = connect(office.database.adminUrl.replace(`/${name}`, '/postgres'), 1)
      const allowConnections = (isAllowed: boolean) =>
        sql`alter database ${sql.ref(name)} allow_connections ${sql.lit(isAllowed)}`.execute(server)
      // A database that somebody is connected to cannot be copied.
      await allowConnections(false)
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        server,
      )
      const database = await freshDatabase(name)
      await allowConnections(true)
      await server.destroy()
      copy = { database, db: connect(database.url, 3) }
    },
    recoverCopy: () => recover({ db: restored(), store: files.store, keys, now: clock.now() }),
    async close() {
      await copy?.db.destroy()
      await copy?.database.drop()
      await office.close()
    },
  }
}
