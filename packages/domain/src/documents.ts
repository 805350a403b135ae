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

/** Papers that have no service of their own, or not one they share, are legal work. */
const legal = 'legal'

/**
 * The service under which each paper is ordered alone, as it stands in an address. What a service
 * promises is for its own papers, so a paper that people ask for by name is not sent to another.
 */
const servicesOfPapers: Readonly<Record<DocumentKey, string>> = {
  affidavit: 'marriage-affidavit',
  'birth-certificate': 'birth-certificate',
  'legal-capacity': legal,
  'konin-todoke': 'konin-todoke-marriage-form',
  'marriage-certificate': 'marriage-certificate',
  'family-register': 'family-register-koseki',
}

/** What is handed in with the marriage form is translated with it, at one counter. */
const goesWithTheForm: ReadonlySet<DocumentKey> = new Set([
  'konin-todoke',
  'affidavit',
  'birth-certificate',
])

export interface PapersToOrder {
  readonly service: string
  readonly documents: readonly DocumentKey[]
}

/** These papers as one order, which has one service. */
export function orderOf(documents: readonly DocumentKey[]): PapersToOrder {
  return { service: serviceFor(documents), documents }
}

function serviceFor(documents: readonly DocumentKey[]): string {
  const isForm = documents.includes('konin-todoke')
  if (isForm && documents.every((document) => goesWithTheForm.has(document))) {
    return servicesOfPapers['konin-todoke']
  }
  const [service = legal, ...others] = new Set(documents.map((each) => servicesOfPapers[each]))
  return others.length === 0 ? service : legal
}

/**
 * What a link that asks for this service chooses, best first. The office may rename or withdraw any
 * of its services; the papers that went by it are then legal work like others.
 */
export function servicesInstead(service: string): readonly string[] {
  const isOfPapers = Object.values(servicesOfPapers).includes(service)
  return isOfPapers ? [service, legal] : [service]
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
