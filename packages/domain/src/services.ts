/** The name as it stands in an address: lower-cased and hyphenated, in whatever script it is. */
export function serviceSlug(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      // Driver's is one word.
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  )
}

/** Where a service's page stands below /services; one of them goes by a shorter name. */
export function pageSlug(slug: string): string {
  return slug === 'international-business' ? 'business' : slug
}

/** A blank service is made first and filled in later; until then nobody is offered it. */
export function isPublished(service: {
  readonly name: string
  readonly description: string
  readonly priceCents: number | null
}): boolean {
  return service.name !== '' && service.description !== '' && service.priceCents !== null
}
