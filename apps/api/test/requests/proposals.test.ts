import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDocumentProposals } from '@kakehashi/contract/requests/document-proposals'
import { getNames } from '@kakehashi/contract/requests/names'
import { readPassportPhoto } from '@kakehashi/contract/requests/passport-lines'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFilesOf } from '../../src/documents/queries.ts'
import { runProgram } from '../../src/ocr/run-program.ts'
import { findTesseract } from '../../src/ocr/tesseract.ts'
import type { SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import { tablesContaining } from '../support/tables-containing.ts'

const picture = (name: string) => readFile(join(import.meta.dirname, '../support/pictures', name))
const isInstalled = (await findTesseract()).kind === 'installed'
// CI installs it; elsewhere it is optional.
if (!isInstalled) process.stderr.write('tesseract is not installed: pictures are not read here\n')
const patience = 600_000

let staff: OfficeWithStaff
let customer: SignedInUser
let stranger: SignedInUser
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  customer = await staff.office.signedIn('customer')
  stranger = await staff.office.signedIn('customer')
})
afterAll(() => staff.office.close())
beforeEach(() => staff.office.changeSetting('readPictures', true))

async function submit(name: string) {
  const document = await sendDocument(customer.browser, await picture(name), name)
  const { _id: id } = await staff.calls.submitRequest(customer, { document })
  return { id, document: document.split('/').at(-1) ?? '' }
}

async function putIntoWork(id: string) {
  const { calls, owner, translator } = staff
  await calls.put(owner, id, '', { isQuoted: true, deposit: 0, totalPrice: 60 })
  await calls.put(owner, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  await staff.office.runJobs()
}

const proposalsOf = (by: SignedInUser, requestId: string) =>
  by.browser.call(listDocumentProposals, { params: { requestId } })
const readPhoto = (by: SignedInUser, { id, document }: { id: string; document: string }) =>
  by.browser.call(readPassportPhoto, { params: { requestId: id }, body: { document } })

test.skipIf(!isInstalled)(
  'the translator is offered dates of a register that was put into work, and nothing else of it',
  async () => {
    const { id, document } = await submit('family-register-sample.jpg')
    await putIntoWork(id)
    const { status, body } = await proposalsOf(staff.translator, id)
    expect(status).toBe(200)
    expect(body).toMatchObject([{ document, template: 'family-register' }])
    const days = body[0]?.dates.map(({ group, at, field, day }) => `${group}.${at}.${field} ${day}`)
    expect(days).toContain('person.0.birthOn 1989-01-06')
    expect(JSON.stringify(body), 'not one word of the paper').not.toMatch(/\P{ASCII}/u)
    expect(await tablesContaining(staff.office.db, '試験'), 'the name on it').toEqual([])

    expect((await proposalsOf(customer, id)).status).toBe(403)
    const { db, clock } = staff.office
    await db.transaction().execute((trx) => removeFilesOf(trx, id, clock.now()))
    const left = db.selectFrom('document_proposals').selectAll().where('file_id', '=', document)
    expect(await left.execute()).toEqual([])
  },
  patience,
)

test.skipIf(!isInstalled)(
  'the lines of a passport in a photo are read for its customer, and nothing of them is stored',
  async () => {
    const passport = await submit('passport-sample.jpg')
    const { body } = await readPhoto(customer, passport)
    expect(body).toMatchObject({
      kind: 'read',
      proposal: { family: 'SAMPLE', given: 'PATRICK SEAN', bornOn: '1992-08-03' },
    })
    expect(JSON.stringify(body), 'the number stays in the passport').not.toContain('00000001')
    expect(await tablesContaining(staff.office.db, 'PATRICK')).toEqual([])
    expect((await readPhoto(stranger, passport)).status).toBe(404)

    const register = await submit('family-register-sample.jpg')
    expect((await readPhoto(customer, { ...passport, document: register.document })).status).toBe(
      400,
    )
  },
  patience,
)

test('as long as the owner has not switched it on, nothing is read', async () => {
  await staff.office.changeSetting('readPictures', false)
  const passport = await submit('passport-sample.jpg')
  const { status, body } = await readPhoto(customer, passport)
  expect([status, body]).toMatchObject([409, { code: 'pictures-are-not-read' }])
  const { body: sheet } = await customer.browser.call(getNames, {
    params: { requestId: passport.id },
  })
  expect(sheet.readsPhotos).toBe(false)
  await putIntoWork(passport.id)
  expect((await proposalsOf(staff.translator, passport.id)).body).toEqual([])
})

test('the program can write nothing, so nothing is left of a document when it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-reading-'))
  try {
    const script = `cat > ${folder}/in-clear; sleep 60`
    const limits = { megabytes: 512, processorSeconds: 5, milliseconds: 500 }
    const document = Buffer.from('P<UTOERIKSSON<<ANNA')
    await expect(runProgram('/bin/sh', ['-c', script], document, limits)).rejects.toThrow('ended')
    const found = await readdir(folder)
    const contents = await Promise.all(found.map((name) => readFile(join(folder, name), 'utf8')))
    expect(contents.join('')).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
})
