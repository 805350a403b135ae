import * as glossary from '@kakehashi/contract/glossary'
import type { SentQuery } from '@kakehashi/contract/http/endpoint'
import * as files from '@kakehashi/contract/language-files'
import * as memory from '@kakehashi/contract/memory'
import type { SignedInUser } from '../../support/office.ts'

export const formerRegister = {
  english: 'former family register',
  japanese: '従前戸籍',
  reading: 'じゅうぜんこせき',
  field: 'family register',
}
export const banchi = {
  english: '-banchi',
  japanese: '番地',
  note: 'Keep in addresses, do not translate',
}

export const once = () => ({ 'idempotency-key': crypto.randomUUID() })

export async function addTerm({ browser }: SignedInUser, body: object = formerRegister) {
  const { status, body: term } = await browser.call(glossary.addTerm, { body, headers: once() })
  if (status !== 200) throw new Error(`the term returned ${status} ${term.code}`)
  return term
}

/** What is found by typing, as its English. */
export async function found({ browser }: SignedInUser, q: string): Promise<string[]> {
  const { body } = await browser.call(glossary.listTerms, { query: { q } })
  return body.map(({ english }) => english)
}

export async function lookedUp({ browser }: SignedInUser, text: string) {
  return (await browser.call(glossary.lookUp, { body: { text } })).body
}

export function addPair({ browser }: SignedInUser, requestId: string, body: object) {
  return browser.call(memory.addPair, { params: { requestId }, body, headers: once() })
}

export async function pairsOf({ browser }: SignedInUser) {
  const { body } = await browser.call(memory.listPairs)
  return body.map(({ english, japanese }) => ({ english, japanese }))
}

type Exported = Required<SentQuery<typeof files.exportLanguageFile>>

export async function exported({ browser }: SignedInUser, query: Exported): Promise<string> {
  const { status, body } = await browser.call(files.exportLanguageFile, { query })
  if (status !== 200) throw new Error(`the export returned ${status}`)
  // The text of the file.
  return body as string
}

export function importFile(
  { browser }: SignedInUser,
  query: { kind: Exported['kind']; mode: 'check' | 'import' },
  content: string | Uint8Array,
) {
  const form = new FormData()
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  form.append('file', new File([bytes], 'words.tmx'))
  return browser.call(files.importLanguageFile, { query, body: form })
}
