import type { Language } from '@kakehashi/domain/language'

/** A page, and what its content security policy has to name. */
export interface RenderedPage {
  readonly html: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Other sites that the page shows a piece of once its reader asks for it. */
  readonly frames: readonly string[]
}

/** A service as its page shows it. */
export interface ServiceFacts {
  readonly slug: string
  readonly name: string
  readonly nameJa: string | null
  readonly description: string
  readonly descriptionJa: string | null
  readonly image: string
  readonly usualWorkingDays: number
  /** Only where the office shows its prices to the public. */
  readonly priceCents: number | null
}

/** What the compiled site offers the server (apps/site/src/render.tsx). */
export interface SiteRenderer {
  readonly renderService: (service: ServiceFacts, language: Language) => Promise<RenderedPage>
}
