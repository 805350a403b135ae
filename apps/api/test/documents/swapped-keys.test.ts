import * as contract from '@kakehashi/contract/documents/files'
import { expect, test } from 'vitest'
import type { SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { makePdf } from './support/make-pdf.ts'
import { sendDocument } from './support/office-with-storage.ts'

async function upload({ browser }: SignedInUser): Promise<string> {
  return (await sendDocument(browser, makePdf())).body.file._id
}

test('a person who can write to the database cannot open a document as their own', async () => {
  const office = await openOffice()
  const [customer, stranger] = [
    await office.signedIn('customer'),
    await office.signedIn('customer'),
  ]
  const [theirs, own] = [await upload(customer), await upload(stranger)]
  const stolen = await office.db
    .selectFrom('files')
    .select(['object_key', 'key_id', 'wrapped_key', 'size', 'sha256'])
    .where('id', '=', theirs)
    .executeTakeFirstOrThrow()
  await office.db
    .updateTable('files')
    .set({ object_key: 'moved' })
    .where('id', '=', theirs)
    .execute()
  await office.db.updateTable('files').set(stolen).where('id', '=', own).execute()

  const { status } = await stranger.browser.call(contract.downloadFile, { params: { id: own } })
  await office.close()

  expect(status).toBe(500)
})
