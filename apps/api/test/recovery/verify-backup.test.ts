import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { FileStore } from '../../src/storage/file-store.ts'
import { unchangedStore } from '../../src/storage/unchanged-store.ts'
import { newFileKey } from '../../src/storage/vault.ts'
import { verifyBackup } from '../../src/verify-backup.ts'
import { openOfficeWithBackup, type OfficeWithBackup } from './support/office-with-backup.ts'

let office: OfficeWithBackup
beforeEach(async () => {
  office = await openOfficeWithBackup()
})
afterEach(() => office.close())

async function namesIn(store: FileStore, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of store.list(folder)) names.push(name)
  return names
}

function content(words: string): Readable {
  return Readable.from([Buffer.from(words)])
}

test('the database of the office is refused, and nobody is signed out', async () => {
  await office.signedIn('customer')
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: office.database.url,
    PUBLIC_URL: office.publicUrl,
    OFFICE_SECRET: randomBytes(32).toString('base64'),
    HISTORY_KEYS: `a:${randomBytes(32).toString('base64')}`,
    FILE_KEYS: await newFileKey('a'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'office@office.example',
    FILES_FOLDER: office.filesFolder,
    BACKUP_FOLDER: office.filesFolder,
  })

  await expect(verifyBackup(office.db, config)).rejects.toThrow('a database that nobody uses')
  expect(await office.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1)
})

test('a store that stays as it is remembers changes for its reader only', async () => {
  const { store } = office.files
  await store.write('history/old', content('old'))
  const seen = unchangedStore(store)

  await seen.write('history-aside/old', await seen.read('history/old'))
  await seen.remove('history/old')
  await seen.write('history/new', content('new'))

  expect(await namesIn(seen, 'history')).toEqual(['history/new'])
  expect(await namesIn(seen, 'history-aside')).toEqual(['history-aside/old'])
  expect(await text(await seen.read('history-aside/old'))).toBe('old')
  expect(await text(await seen.read('history/new', { start: 1, end: 1 }))).toBe('e')
  expect(await namesIn(store, 'history')).toEqual(['history/old'])
  expect(await namesIn(store, 'history-aside')).toEqual([])
})
