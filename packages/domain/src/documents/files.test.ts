import { describe, expect, test } from 'vitest'
import type { FileRequest, FileState } from './files.ts'
import {
  countsTowardsLimit,
  displayName,
  downloadName,
  getsOriginal,
  mayReadFile,
} from './files.ts'
import { noRoles } from '../people/roles.ts'
import type { Actor } from '../people/permissions.ts'
import { stages } from '../request/stage.ts'

function actor(id: string, roles: Partial<Actor> = {}): Actor {
  return { id, ...noRoles, signInRequirement: null, ...roles }
}

const uploader = actor('uploader')
const customer = actor('customer')
const translator = actor('translator', { isTranslator: true })
const otherTranslator = actor('other', { isTranslator: true })
const admin = actor('admin', { isAdmin: true })
const weakAdmin = actor('weak admin', { isAdmin: true, signInRequirement: 'password' })
const everyone = [uploader, customer, translator, otherTranslator, admin, weakAdmin]

const request: FileRequest = {
  userId: customer.id,
  translatorId: translator.id,
  endedAt: null,
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
  isOwnFile: true,
  isInTray: false,
  isRemoved: false,
  isHidden: false,
  request,
}

function readers(state: FileState): string[] {
  return everyone.filter((one) => mayReadFile(state, one) === 'yes').map(({ id }) => id)
}

function customerMayRead(change: Partial<FileRequest>): boolean {
  const state = { ...file, role: 'translation', request: { ...request, ...change } } as const
  return readers(state).includes('customer')
}

function getOriginal(role: FileState['role']): string[] {
  return everyone.filter((one) => getsOriginal({ ...file, role }, one)).map(({ id }) => id)
}

describe('who gets a file as it was sent', () => {
  test('a document: its sender and its customer', () => {
    expect(getOriginal('document')).toEqual(['uploader', 'customer'])
  })

  test('a translation: everybody but its customer', () => {
    expect(getOriginal('translation')).toEqual(
      everyone.filter((one) => one !== customer).map(({ id }) => id),
    )
  })
})

describe('who may read a file', () => {
  test('until it is attached: only its uploader', () => {
    expect(readers({ ...file, request: null })).toEqual(['uploader'])
  })

  test('in the tray of the scanner: every admin, and who takes it gets a copy, not the original', () => {
    const scan = { ...file, uploaderId: null, isOwnFile: false, isInTray: true, request: null }
    expect(readers(scan)).toEqual(['admin'])
    const taken = { ...scan, uploaderId: admin.id, isInTray: false, request }
    expect(everyone.filter((one) => getsOriginal(taken, one))).toEqual([customer])
  })

  test('a document: its customer, its translator and admins, at every stage', () => {
    for (const stage of stages) {
      const readersThen = readers({ ...file, request: { ...request, stage } })
      expect(readersThen).toEqual(['customer', 'translator', 'admin'])
    }
  })

  test('a translation: its customer once it is available, and only the current version', () => {
    expect(stages.filter((stage) => customerMayRead({ stage }))).toEqual(['complete'])
    expect(stages.filter((stage) => customerMayRead({ stage, paidCents: 100 }))).toEqual([
      'delivery',
      'complete',
    ])
    expect(customerMayRead({ releasedAt: new Date() })).toBe(true)
    expect(customerMayRead({ stage: 'complete', translationId: 'a later one' })).toBe(false)
    expect(customerMayRead({ stage: 'complete', translationId: null })).toBe(false)
  })

  test('a refused or removed file: nobody, and it is not shown as pending', () => {
    for (const change of [{ status: 'refused' }, { isRemoved: true }] as const) {
      const state = { ...file, ...change }
      expect(everyone.map((one) => mayReadFile(state, one))).toEqual(everyone.map(() => 'no'))
    }
  })

  test('a file that staff removed: only admins, who may put it back', () => {
    expect(readers({ ...file, isHidden: true })).toEqual(['admin'])
  })

  test('a file that is not scanned yet is pending for people who will be able to read it', () => {
    const answers = everyone.map((one) => mayReadFile({ ...file, status: 'pending' }, one))

    expect(answers).toEqual(['no', 'pending', 'pending', 'no', 'pending', 'no'])
  })

  test('without a scanner, files can be read unscanned', () => {
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

  const document = {
    role: 'document',
    mediaType: 'image/jpeg',
    isCurrentTranslation: false,
  } as const
  const translation = { role: 'translation', mediaType: 'application/pdf', place: 1 } as const
  const orderNumber = 'K-2026-00042'
  test.each([
    [{ ...document, orderNumber: null, place: 1 }, 'document.jpg'],
    [{ ...document, orderNumber, place: 1 }, 'K-2026-00042-document.jpg'],
    [{ ...document, orderNumber, place: 2 }, 'K-2026-00042-document-2.jpg'],
    [{ ...translation, orderNumber, isCurrentTranslation: true }, 'K-2026-00042-translation.pdf'],
    [
      { ...translation, orderNumber, isCurrentTranslation: false },
      'K-2026-00042-translation-earlier-1.pdf',
    ],
  ])('the download of %j is named %s', (given, name) => {
    expect(downloadName(given)).toBe(name)
  })
})

test.each([
  { role: 'document', status: 'clean', counts: true },
  { role: 'document', status: 'pending', counts: true },
  { role: 'document', status: 'not-scanned', counts: true },
  { role: 'document', status: 'refused', counts: false },
  { role: 'translation', status: 'clean', counts: false },
] as const)('a $status $role counts towards the limit: $counts', ({ role, status, counts }) => {
  expect(countsTowardsLimit({ role, status })).toBe(counts)
})
