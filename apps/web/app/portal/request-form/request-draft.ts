import type { ServiceView } from '@kakehashi/contract/services/services'
import {
  type DocumentKey,
  readPreselectedDocuments,
  serviceFallbacks,
} from '@kakehashi/domain/documents/document-keys'
import { pageSlug } from '@kakehashi/domain/services'
import * as drafts from '@kakehashi/browser/drafts'
import { readPeople } from './people/person-values.ts'
import { blankRequest, type RequestValues } from './request-values.ts'

const what = 'order'
/** Where the files of the draft are listed. */
export const orderFiles = 'order-files'

export interface Draft {
  /** Idempotency key: sending the form again after a lost reply creates no second request. */
  readonly key: string
  /** The link that opened the form. Its preselection is applied once. */
  readonly link: string
  readonly values: RequestValues
  /** SEND REQUEST was pressed, and neither the server's reply nor a cancellation followed. */
  readonly isToBeSent: boolean
}

export function saveDraft(person: string, draft: Draft): void {
  drafts.saveDraft(person, what, { ...draft })
}

export function deleteDraft(person: string): void {
  drafts.deleteDraft(person, what)
}

export function readDraft(person: string): Draft | undefined {
  const { key, link, values, isToBeSent } = drafts.readDraft(person, what)
  if (typeof key !== 'string' || typeof link !== 'string') return undefined
  return { key, link, values: readValues(values), isToBeSent: isToBeSent === true }
}

/** A draft may come from an older form with other fields. */
export function readValues(saved: unknown): RequestValues {
  const values = new Map(Object.entries(saved ?? {}) as [string, unknown][])
  const entries = Object.keys(blankRequest).map((field) => {
    const value = values.get(field)
    return [field, typeof value === 'string' ? value : blankRequest[field as keyof RequestValues]]
  })
  const texts = Object.fromEntries(entries) as Omit<RequestValues, 'people'>
  return { ...texts, people: readPeople(values.get('people')) }
}

interface Opening {
  readonly saved: Draft | undefined
  /** The query string. */
  readonly link: string
  readonly services: readonly ServiceView[]
  /** Describes the preselected documents in the reader's language. */
  readonly describeDocuments: (papers: readonly DocumentKey[]) => string
}

/** The initial form: the draft, with the preselection of a new link added. */
export function openDraft({ saved, link, services, describeDocuments }: Opening): Draft {
  const chosen = readPreselectedDocuments(new URLSearchParams(link))
  const values = saved?.values ?? blankRequest
  const key = saved?.key ?? crypto.randomUUID()
  const isToBeSent = saved?.isToBeSent ?? false
  if (saved && saved.link === link) {
    return { key, link, values: offered(values, services), isToBeSent }
  }

  const offeredAs = (name: string) =>
    services.find(({ slug }) => [slug, pageSlug(slug)].includes(name))
  const [service] = serviceFallbacks(chosen.service).flatMap((name) => offeredAs(name) ?? [])
  const papers = chosen.documents.length === 0 ? '' : describeDocuments(chosen.documents)
  const details = values.details.includes(papers)
    ? values.details
    : [values.details, papers].filter(Boolean).join('\n\n')
  return {
    key,
    link,
    values: offered(
      {
        ...values,
        details,
        ...(service && { requestItem: service.name }),
        ...(papers !== '' && values.purpose === '' && { purpose: 'marriage' }),
      },
      services,
    ),
    // A link that preselects something changes the request, so it has to be confirmed.
    isToBeSent: isToBeSent && service === undefined && papers === '',
  }
}

/** Clears a service that is no longer offered. */
function offered(values: RequestValues, services: readonly ServiceView[]): RequestValues {
  const isOffered = services.some((service) => service.name === values.requestItem)
  return isOffered ? values : { ...values, requestItem: '' }
}
