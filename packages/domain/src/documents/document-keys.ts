/**
 * The documents that a link to the request form can preselect. The keys are part of public URLs,
 * so a key never changes its meaning.
 */
export const documentKeys = [
  'affidavit',
  'birth-certificate',
  'legal-capacity',
  'konin-todoke',
  'marriage-certificate',
  'family-register',
] as const
export type DocumentKey = (typeof documentKeys)[number]

/** The service for documents that have no service of their own, or none in common. */
const legal = 'legal'

/**
 * The slug of the service for each document on its own. Turnaround differs by service, so a
 * document with its own service is not requested under another one.
 */
const serviceByDocument: Readonly<Record<DocumentKey, string>> = {
  affidavit: 'marriage-affidavit',
  'birth-certificate': 'birth-certificate',
  'legal-capacity': legal,
  'konin-todoke': 'konin-todoke-marriage-form',
  'marriage-certificate': 'marriage-certificate',
  'family-register': 'family-register-koseki',
}

/** Documents filed together with the marriage form are translated under its service. */
const filedWithMarriageForm: ReadonlySet<DocumentKey> = new Set([
  'konin-todoke',
  'affidavit',
  'birth-certificate',
])

export interface DocumentsToRequest {
  readonly service: string
  readonly documents: readonly DocumentKey[]
}

/** One request for these documents. A request has exactly one service. */
export function orderOf(documents: readonly DocumentKey[]): DocumentsToRequest {
  return { service: serviceFor(documents), documents }
}

function serviceFor(documents: readonly DocumentKey[]): string {
  const hasForm = documents.includes('konin-todoke')
  if (hasForm && documents.every((document) => filedWithMarriageForm.has(document))) {
    return serviceByDocument['konin-todoke']
  }
  const [service = legal, ...others] = new Set(documents.map((each) => serviceByDocument[each]))
  return others.length === 0 ? service : legal
}

/**
 * The services that a link to this one may select, best first. The office can rename or delete a
 * service; documents that belonged to it then fall back to legal work.
 */
export function serviceFallbacks(service: string): readonly string[] {
  const hasDocuments = Object.values(serviceByDocument).includes(service)
  return hasDocuments ? [service, legal] : [service]
}

/** The request form with documents preselected. Commas stay unescaped, to keep the URL readable. */
export function requestFormPath({ service, documents }: DocumentsToRequest): string {
  const chosen = documents.length === 0 ? '' : `&documents=${documents.join(',')}`
  return `/start?service=${encodeURIComponent(service)}${chosen}`
}

/** Reads the preselected service and documents from a URL. Unknown keys are ignored. */
export function readPreselectedDocuments(query: URLSearchParams): DocumentsToRequest {
  const named = new Set((query.get('documents') ?? '').split(','))
  return {
    service: query.get('service') ?? '',
    documents: documentKeys.filter((key) => named.has(key)),
  }
}
