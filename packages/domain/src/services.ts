/** What kind of work a service is. Screens and mails describe an interpretation differently. */
export const serviceKinds = ['translation', 'interpretation'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/**
 * Whether customers are told by when it is ready, and choose how they get it. An interpretation
 * takes place on the day of the appointment instead.
 */
export function hasReadyDay(kind: ServiceKind): boolean {
  return kind === 'translation'
}

/** The name as a URL slug: lower case and hyphenated, in any script. */
export function serviceSlug(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      // "Driver's" becomes "drivers".
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  )
}

/** The path of a service's page below /services. International Business has a shorter one. */
export function pageSlug(slug: string): string {
  return slug === 'international-business' ? 'business' : slug
}

/** A service is created blank and filled in later; it is not offered until it is complete. */
export function isPublished(service: {
  readonly name: string
  readonly description: string
  readonly priceCents: number | null
}): boolean {
  return service.name !== '' && service.description !== '' && service.priceCents !== null
}
