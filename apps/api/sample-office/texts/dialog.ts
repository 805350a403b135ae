/** When in the course of a request a dialog takes place. */
export type Occasion = 'ordered' | 'quoted' | 'translating' | 'ready' | 'after'

interface Line {
  readonly by: 'customer' | 'office'
  readonly text: string
}

/** The subject of a request, which decides the dialogs that fit. */
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
  /** Default: every subject but 'spoken'. */
  readonly about?: readonly Subject[]
  readonly lines: readonly Line[]
}

export function on(when: Occasion, ...lines: readonly Line[]): Dialog {
  return { when, lines }
}

/** For dialogs that fit only some subjects. */
export function onAny(
  when: Occasion,
  about: readonly Subject[],
  ...lines: readonly Line[]
): Dialog {
  return { when, about, lines }
}

/** Includes 'spoken': for dialogs that fit interpreting as well as documents. */
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
