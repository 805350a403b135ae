import { addTerm, archiveTerm, type GlossaryTerm } from '@kakehashi/contract/glossary'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { addPair, removePair, type SentencePairView } from '@kakehashi/contract/memory'
import { issueCertificate, revokeCertificate } from '@kakehashi/contract/requests/certificates'
import { saveTranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { addName, misaki } from '../../support/names-api.ts'
import * as api from '../../support/office-api.ts'
import { registerCustomer, type Person } from '../../support/people.ts'
import type { TextFor } from './xss-payloads.ts'

export interface PlantedTranslation {
  /** Is translated, with names to confirm and a half filled template. */
  readonly request: string
  readonly document: string
  /** Has a certificate that stands and one that is revoked. */
  readonly certified: string
  /** The glossary and the memory are shared by all tests, so their entries are removed again. */
  remove(): Promise<void>
}

interface Writers {
  readonly owner: Person
  readonly customer: Person
  readonly service: ServiceView
  readonly text: TextFor
}

/** A text in everything that belongs to the translation itself. */
export async function plantTranslation(writers: Writers): Promise<PlantedTranslation> {
  const { owner, customer, service, text } = writers
  const document = await api.sendDocument(customer)
  const { _id: request } = await api.sendRequest(customer, {
    requestItem: service.name,
    document,
    fromLanguage: 'ja',
    toLanguage: 'en',
  })
  await api.advanceTo(request, 'translate')
  await plantNames(request, text)
  const documentId = document.split('/').at(-1) ?? ''
  await plantDraft(owner, request, documentId, text)
  const certified = await plantCertificates(writers)
  const remove = await plantWords(owner, text)
  return { request, document: documentId, certified, remove }
}

/** Labels have room for 60 characters. */
async function plantNames(id: string, text: TextFor): Promise<void> {
  await addName(id, { ...misaki, label: text('name-who', 'line') })
  await addName(id, { kind: 'date', label: text('name-day', 'line'), day: '2020-10-05' })
  await addName(id, {
    kind: 'place',
    label: text('name-at', 'line'),
    japanese: text('place-japanese', 'line'),
    kana: text('place-kana', 'line'),
    english: text('place-en', 'line'),
  })
}

async function plantDraft(owner: Person, id: string, documentId: string, text: TextFor) {
  const both = (field: string) => ({
    source: text(`${field}-source`, 'line'),
    target: text(`${field}-target`, 'line'),
  })
  const body = {
    version: 0,
    template: 'family-register',
    content: {
      register: [{ domicile: both('paper-place'), head: both('paper-head') }],
      notes: [{ note: both('paper-note') }],
    },
  } satisfies SentBody<typeof saveTranslationDraft>
  const { path, method } = saveTranslationDraft
  await api.ask(owner, { path: api.filled(api.filled(path, id), documentId), method, body })
}

async function plantCertificates({ owner, customer, service, text }: Writers): Promise<string> {
  const { _id: id } = await api.sendRequest(customer, { requestItem: service.name })
  await api.advanceTo(id, 'complete', 45)
  const revoked = await certify(owner, id, text)
  const path = api.filled(api.filled(revokeCertificate.path, id), revoked)
  const reason = text('revoke-reason', 'line')
  await api.ask(owner, { path, method: revokeCertificate.method, body: { reason } })
  await certify(owner, id, text)
  return id
}

async function certify(owner: Person, id: string, text: TextFor): Promise<string> {
  const { version } = await api.readRequest(owner, id)
  const body = {
    version,
    documentName: text('paper-title', 'line'),
    documentNameJa: text('paper-title-japanese', 'line'),
    person: text('paper-person', 'line'),
    fromLanguage: 'en',
    toLanguage: 'ja',
  } satisfies SentBody<typeof issueCertificate>
  const { path, method } = issueCertificate
  type Reply = ReplyOf<typeof issueCertificate>
  const reply = await api.ask<Reply>(owner, { path: api.filled(path, id), method, body })
  const [newest] = reply.reader === 'office' ? reply.certificates : []
  if (!newest) throw new Error('the office sees the certificate that it has issued')
  return newest._id
}

/** The sentence is of another customer, because the memory replaces the names of its own one. */
async function plantWords(owner: Person, text: TextFor): Promise<() => Promise<void>> {
  const { _id: id } = await api.sendRequest(await registerCustomer('en'))
  const term = await api.ask<GlossaryTerm>(owner, {
    path: addTerm.path,
    method: addTerm.method,
    body: {
      english: text('term-en', 'line'),
      japanese: text('term-japanese', 'line'),
      note: text('term-note', 'line'),
      field: text('term-use', 'line'),
    },
  })
  const pair = await api.ask<SentencePairView>(owner, {
    path: api.filled(addPair.path, id),
    method: addPair.method,
    body: { english: text('sentence-en', 'line'), japanese: text('sentence-japanese', 'line') },
  })
  return async () => {
    const path = api.filled(archiveTerm.path, term._id)
    await api.ask(owner, { path, method: archiveTerm.method, body: { isArchived: true } })
    const { method } = removePair
    await api.ask(owner, { path: api.filled(removePair.path, pair._id), method })
  }
}
