import { describe, expect, test } from 'vitest'
import type { FileRequest, FileState } from './files.ts'
import { displayName, downloadName, mayReadFile } from './files.ts'
import { noRoles } from './people.ts'
import type { Actor } from './permissions.ts'
import { stages } from './request/stage.ts'

function actor(id: string, roles: Partial<Actor> = {}): Actor {
  return { id, ...noRoles, mustStrengthen: null, ...roles }
}

const uploader = actor('uploader')
const customer = actor('customer')
const translator = actor('translator', { isTranslator: true })
const otherTranslator = actor('other', { isTranslator: true })
const admin = actor('admin', { isAdmin: true })
const unsettled = actor('unsettled', { isAdmin: true, mustStrengthen: 'password' })
const everyone = [uploader, customer, translator, otherTranslator, admin, unsettled]

const request: FileRequest = {
  userId: customer.id,
  translatorId: translator.id,
  translationId: 'file',
  stage: 'translate',
  releasedAt: null,
  totalCents: 100,
  paidCents: 0,
}
const file: FileState = {
  id: 'file',
  uploaderId: uploader.id,
  role: 'document',
  status: 'clean',
  isRemoved: false,
  request,
}

function readers(state: FileState): string[] {
  return everyone.filter((one) => mayReadFile(state, one) === 'yes').map(({ id }) => id)
}

function isOut(change: Partial<FileRequest>): boolean {
  const state = { ...file, role: 'translation', request: { ...request, ...change } } as const
  return readers(state).includes('customer')
}

describe('who may read a file', () => {
  test('until it is attached, whoever uploaded it and nobody else', () => {
    expect(readers({ ...file, request: null })).toEqual(['uploader'])
  })

  test('a document: its customer, its translator and the office, at every stage', () => {
    for (const stage of stages) {
      const readersThen = readers({ ...file, request: { ...request, stage } })
      expect(readersThen).toEqual(['customer', 'translator', 'admin'])
    }
  })

  test('a translation reaches its customer when it is out, and never an earlier version', () => {
    expect(stages.filter((stage) => isOut({ stage }))).toEqual(['complete'])
    expect(stages.filter((stage) => isOut({ stage, paidCents: 100 }))).toEqual([
      'delivery',
      'complete',
    ])
    expect(isOut({ releasedAt: new Date() })).toBe(true)
    expect(isOut({ stage: 'complete', translationId: 'a later one' })).toBe(false)
    expect(isOut({ stage: 'complete', translationId: null })).toBe(false)
  })

  test('nobody reads what was refused or removed, and it is not even named as pending', () => {
    for (const gone of [{ status: 'refused' }, { isRemoved: true }] as const) {
      const state = { ...file, ...gone }
      expect(everyone.map((one) => mayReadFile(state, one))).toEqual(everyone.map(() => 'no'))
    }
  })

  test('what is not scanned yet is pending to those who will read it', () => {
    const answers = everyone.map((one) => mayReadFile({ ...file, status: 'pending' }, one))

    expect(answers).toEqual(['no', 'pending', 'pending', 'no', 'pending', 'no'])
  })

  test('where there is no scanner, files are read all the same', () => {
    expect(readers({ ...file, status: 'not-scanned' })).toEqual(['customer', 'translator', 'admin'])
  })
})

describe('names', () => {
  test.each([
    ['scan.pdf', 'scan.pdf'],
    ['/etc/passwd', 'passwd'],
    ['a\\b\\c.pdf', 'c.pdf'],
    ['.hidden', 'hidden'],
    ['', 'file'],
    [' \u202E ', 'file'],
    ['か\u3099.pdf', 'が.pdf'],
    ['👍'.repeat(200), '👍'.repeat(150)],
  ])('%j is shown as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  test('a download is called what it is, to staff with the order', () => {
    expect(downloadName('document', 'image/jpeg')).toBe('document.jpg')
    expect(downloadName('translation', 'application/pdf', 'K-2026-00042')).toBe(
      'K-2026-00042-translation.pdf',
    )
  })
})
