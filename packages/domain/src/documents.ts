/**
 * The papers that the site can name before anybody has uploaded one. They travel in the address
 * of the request form, so a key that has been given out is never given another meaning.
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

export interface PapersToOrder {
  readonly service: string
  readonly documents: readonly DocumentKey[]
}

/** The request form with the papers already chosen. Commas stay readable in the address bar. */
export function requestFormPath({ service, documents }: PapersToOrder): string {
  const chosen = documents.length === 0 ? '' : `&documents=${documents.join(',')}`
  return `/submitrequest?service=${encodeURIComponent(service)}${chosen}`
}

/** What a link to the request form chose. Anyone can type an address, so strangers are dropped. */
export function readChosenPapers(query: URLSearchParams): PapersToOrder {
  const named = new Set((query.get('documents') ?? '').split(','))
  return {
    service: query.get('service') ?? '',
    documents: documentKeys.filter((key) => named.has(key)),
  }
}
