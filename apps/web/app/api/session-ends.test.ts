import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage, startOrigin } from '@kakehashi/browser/testing/fake-browser'

const jane = { _id: '0190', firstName: 'Jane', lastName: 'Smith', email: 'jane@example.com' }

let origin: Awaited<ReturnType<typeof startOrigin>>

beforeEach(async () => {
  vi.resetModules()
  fakeStorage({ userInfo: JSON.stringify(jane) })
  origin = await startOrigin((_, response) => {
    response.writeHead(401)
    response.end()
  })
})
afterEach(() => origin.stop())

async function openPage() {
  const { fetchFile } = await import('./client/file-transfer.ts')
  const { isDocumentGone } = await import('./documents-api.ts')
  const { store } = await import('./client/store.ts')
  const { beginLogout } = await import('@kakehashi/browser/user-info')
  const paper = `${location.origin}/api/files/paper`
  return { fetchFile, isDocumentGone, beginLogout, paper, person: () => store.getState().session }
}

test('a file refused because the session has ended leads to the login', async () => {
  const { fetchFile, paper, person } = await openPage()
  await expect(fetchFile(paper)).rejects.toThrow('401')
  expect(person()).toEqual({ userInfo: null })
})

test('so does the check whether the server still has a file', async () => {
  const { isDocumentGone, paper, person } = await openPage()
  expect(await isDocumentGone(paper)).toBe(false)
  expect(person()).toEqual({ userInfo: null })
})

test('it does not interrupt a logout', async () => {
  const { fetchFile, beginLogout, paper, person } = await openPage()
  beginLogout()
  await expect(fetchFile(paper)).rejects.toThrow('401')
  expect(person()).toMatchObject({ userInfo: jane })
})
