import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { readPassportPhoto } from '@kakehashi/contract/requests/passport-lines'
import { languages, type Language } from '@kakehashi/domain/language'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PassportPhoto } from '../app/request/names/passport-photo.tsx'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'

function photo(name: string): FileView {
  const id = crypto.randomUUID()
  const facts = { mediaType: 'image/jpeg', size: 1000, status: 'clean' } as const
  const createdAt = '2026-11-09T00:00:00.000Z'
  return { _id: id, role: 'document', name, path: `/api/files/${id}`, createdAt, ...facts }
}

const passport = photo('passport.jpg')
const blurred = photo('blurred.jpg')
const request = keikosRequest({ documents: [passport, blurred] })
const proposal = {
  family: 'DONOVAN',
  given: 'PATRICK SEAN',
  bornOn: '1992-08-03',
  source: 'foreign-passport',
} as const

type Answer = ReplyOf<typeof readPassportPhoto>
const found: Answer = { kind: 'read', proposal, notes: [] }

async function open(language: Language, answer: Answer, readsPhotos = true) {
  const onAccept = vi.fn<(accepted: unknown) => void>()
  const { say } = await openScreen({
    language,
    path: '/request/1/names',
    Component: () => <PassportPhoto requestId={request._id} onAccept={onAccept} />,
    user: keiko,
    reads: {
      [`/api/requests/${request._id}`]: request,
      [`/api/requests/${request._id}/names`]: {
        request: request._id,
        entries: [],
        can: [],
        readsPhotos,
      },
    },
    answer: async () => Response.json(answer),
  })
  const name = page.getByText('DONOVAN PATRICK SEAN')
  const find = () => page.getByRole('button', { name: say('FIND THE LINES') }).click()
  return { say, onAccept, name, find }
}

describe.each(languages)('a name that the lines of a passport propose (%s)', (language) => {
  test('is used only when a person accepts it', async () => {
    const { say, onAccept, name, find } = await open(language, found)
    await find()
    await expect.element(name).toBeVisible()
    expect(onAccept).not.toHaveBeenCalled()
    await page.getByRole('button', { name: say('USE THIS') }).click()
    expect(onAccept.mock.calls).toEqual([[proposal]])
    await expect.element(name).not.toBeInTheDocument()
  })

  test('is gone without being used when another photo is chosen', async () => {
    const { say, onAccept, name, find } = await open(language, found)
    await find()
    await expect.element(name).toBeVisible()
    const photos = page.getByLabelText(say('Photo of the passport in this request'))
    await photos.selectOptions(blurred.name)
    await expect.element(name).not.toBeInTheDocument()
    expect(onAccept).not.toHaveBeenCalled()
  })

  test.each([
    ['lines', 'No lines of a passport were found in this photo.'],
    ['first-line', 'The first of the two lines is cut off or unclear in this photo.'],
    ['second-line', 'The second of the two lines is cut off or unclear in this photo.'],
    [
      'check-digits',
      'The lines were found, but their check digits do not fit, so nothing is proposed.',
    ],
    [
      'unsure',
      'The lines were found, but a letter could be read in two ways, so nothing is proposed.',
    ],
  ] as const)('is not proposed, and the reason is told: %s', async (why, reason) => {
    const { say, find } = await open(language, { kind: 'unread', why })
    await find()
    await expect.element(page.getByText(say(reason))).toBeVisible()
    const use = page.getByRole('button', { name: say('USE THIS') })
    await expect.element(use).not.toBeInTheDocument()
  })
})
