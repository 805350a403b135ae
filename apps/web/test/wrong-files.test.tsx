import type { FileView } from '@kakehashi/contract/documents/file-view'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useEdits } from '../app/forms/use-edit-session.ts'
import type { RequestForm } from '../app/office/request/commands/use-request-commands.tsx'
import { WrongFiles } from '../app/office/request/files/wrong-files.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { requestToQuote } from './sample-request.ts'

const file: FileView = {
  _id: '01930000-0000-7000-8000-000000000011',
  role: 'document',
  name: 'passport-smith.pdf',
  mediaType: 'application/pdf',
  size: 1000,
  status: 'clean',
  createdAt: '2026-11-02T01:00:00.000Z',
  path: '/api/files/01930000-0000-7000-8000-000000000011',
}
const other = {
  ...requestToQuote,
  _id: '01930000-0000-7000-8000-000000000009',
  orderNumber: 'K-2026-00077',
  lastName: 'Smith',
}
const removed = {
  ...file,
  removedAt: '2026-11-03T01:00:00.000Z',
  removedBy: 'Clara Clerk',
  reason: 'wrong-person' as const,
}

const found = {
  people: [],
  requests: [other, requestToQuote],
  similar: { people: [], requests: [] },
}

describe.each(languages)('a file attached by mistake (%s)', (language) => {
  function open(request: OfficeRequest) {
    function Files() {
      return <WrongFiles request={request} edits={useEdits<RequestForm, number>(request.version)} />
    }
    return openScreen({
      language,
      path: '/admin/quote/1',
      Component: Files,
      reads: { '/api/search': found },
    })
  }
  const filesOf = `/api/requests/${requestToQuote._id}/files/${file._id}`

  test('is removed after the reason is chosen', async () => {
    const { say, sent } = await open({ ...requestToQuote, documents: [file] })
    await page.getByText(say('Wrong file?')).click()
    await page.getByRole('button', { name: say('Remove file…'), exact: false }).click()
    const remove = page.getByRole('button', { name: say('REMOVE THE FILE') })
    await remove.click()
    const missing = { en: 'Choose the reason', ja: '理由を選んでください' }[language]
    await expect.element(page.getByRole('link', { name: missing })).toBeVisible()
    expect(sent).toEqual([])
    await page.getByRole('radio', { name: say('It is another person’s document') }).click()
    await remove.click()
    await expect.poll(() => sent).toContain(`PUT ${location.origin}${filesOf}/remove`)
  })

  test('is moved to the request found by its order number, not to its own', async () => {
    const { say, sent } = await open({ ...requestToQuote, documents: [file] })
    await page.getByText(say('Wrong file?')).click()
    await page.getByRole('button', { name: say('Move to another request…'), exact: false }).click()
    await page.getByLabelText(say('Order number or name')).fill('K-2026')
    await page.getByRole('radio', { name: other.orderNumber }).click()
    await expect
      .element(page.getByRole('radio', { name: requestToQuote.orderNumber }))
      .not.toBeInTheDocument()
    await page.getByRole('radio', { name: say('It is the wrong file') }).click()
    await page.getByRole('button', { name: say('MOVE THE FILE') }).click()
    await expect.poll(() => sent).toContain(`PUT ${location.origin}${filesOf}/move`)
  })

  test('is listed as removed, with who removed it, and can be put back', async () => {
    const { say, sent } = await open({ ...requestToQuote, removedFiles: [removed] })
    await expect.element(page.getByText(say('Wrong file?'))).not.toBeInTheDocument()
    await page.getByText(/Removed files|取り除いたファイル/).click()
    await expect.element(page.getByText('Clara Clerk', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: say('Put back'), exact: false }).click()
    await expect.poll(() => sent).toContain(`PUT ${location.origin}${filesOf}/put-back`)
  })
})
