/** Where in a request's life something is said. */
export type Occasion = 'ordered' | 'quoted' | 'translating' | 'ready' | 'after'

interface Line {
  readonly by: 'customer' | 'office'
  readonly text: string
}

/** What an order is about, as far as it matters for what is said. */
export type Subject =
  | 'marriage'
  | 'family'
  | 'school'
  | 'health'
  | 'legal'
  | 'business'
  | 'errand'
  | 'spoken'

export interface Dialog {
  readonly when: Occasion
  /** Left out: said of anything on paper. */
  readonly about?: readonly Subject[]
  readonly lines: readonly Line[]
}

export function on(when: Occasion, ...lines: readonly Line[]): Dialog {
  return { when, lines }
}

/** The same, where it would sound odd elsewhere. */
export function onAny(
  when: Occasion,
  about: readonly Subject[],
  ...lines: readonly Line[]
): Dialog {
  return { when, about, lines }
}

/** What can be said of paper and of an interpreter alike. */
export const anything: readonly Subject[] = [
  'marriage',
  'family',
  'school',
  'health',
  'legal',
  'business',
  'errand',
  'spoken',
]

export function customer(text: string): Line {
  return { by: 'customer', text }
}

export function office(text: string): Line {
  return { by: 'office', text }
}
