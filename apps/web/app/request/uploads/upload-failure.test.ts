import { fileRefusals } from '@kakehashi/contract/refusals/file-refusals'
import { genericError } from '@kakehashi/contract/refusals/generic-error'
import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { failureFrom, failureText } from './upload-failure.ts'

const unreachable = { status: 'FETCH_ERROR' }
const infected = { status: 422, data: { message: 'As it was said', code: 'file-infected' } }
const strange = { status: 400, data: { message: 'As it was said', code: 'strange' } }

test('a failure is described in the current language', () => {
  vi.stubGlobal('navigator', { onLine: true })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const failures = [infected, unreachable].map(failureFrom)
  i18n.loadAndActivate({ locale: 'ja', messages: {} })
  expect(failureText(failures[0] ?? {}, 'en')).toBe(fileRefusals['file-infected'].text.en)
  expect(failureText(failures[0] ?? {}, 'ja')).toBe(fileRefusals['file-infected'].text.ja)
  expect(failureText(failures[1] ?? {}, 'ja')).toBe(genericError.ja)
})

test('limits are given with their figures', () => {
  expect(failureText({ code: 'file-too-large' }, 'ja')).toContain('25MB')
  expect(failureText({ code: 'file-too-many-pixels' }, 'en')).toContain('120 million')
  expect(failureText({ code: 'file-too-many-pages' }, 'en')).toContain('2000 pages')
})

test('an unknown code keeps the message of the server', () => {
  expect(failureText(failureFrom(strange), 'ja')).toBe('As it was said')
})
