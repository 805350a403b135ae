import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addJob } from '../../src/db/add-job.ts'
import { samplePdf, sendDocument } from '../support/sample-pdf.ts'
import { openSearchableOffice } from './support/marked-office.ts'

test('the search finds a text in any column, queued job, stored object, document and log line', async () => {
  const { office, log, clerk, marksLeft, close } = await openSearchableOffice()
  try {
    const { db, files } = office
    expect(await marksLeft(['Planted'])).toEqual([])
    await office.register({ firstName: 'PlantedText' })
    await db
      .insertInto('settings')
      .values({ key: 'x', value: '{"deep":["PlantedJson"]}', changed_at: office.clock.now() })
      .execute()
    await sql`update sessions set token_hash = ${Buffer.from('PlantedBytes')}
      where id = (select id from sessions order by id limit 1)`.execute(db)
    await db.transaction().execute((trx) => addJob(trx, 'never-run', { text: 'PlantedJob' }))
    await files.store.write('2026-01-01/plain', Readable.from([Buffer.from('PlantedObject')]))
    await sendDocument(clerk.browser, samplePdf('PlantedPage'), 'PlantedName.pdf')
    log.info({ text: 'PlantedLine' }, 'something')

    const kinds = ['Text', 'Json', 'Bytes', 'Job', 'Object', 'Page', 'Name', 'Line']
    const places = await marksLeft(kinds.map((kind) => `Planted${kind}`))
    expect(places).toEqual(
      expect.arrayContaining([
        'public.users.first_name: PlantedText',
        'public.search_words.word: PlantedText',
        'public.settings.value: PlantedJson',
        'public.sessions.token_hash: PlantedBytes',
        'graphile_worker._private_jobs.payload: PlantedJob',
        'object 2026-01-01/plain: PlantedObject',
        'content of files: PlantedPage',
        'public.files.name: PlantedName',
        'log: PlantedLine',
      ]),
    )
  } finally {
    await close()
  }
})
