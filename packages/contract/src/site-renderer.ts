import type { PriceUnit } from '@kakehashi/domain/price-list/rates'
import type { Language, Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'

/** What the content security policy of a page has to name. */
export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Other sites that the page shows a piece of once its reader asks for it. */
  readonly frames: readonly string[]
}

export interface RenderedPage extends PagePolicy {
  readonly html: string
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
  readonly priceUnit: PriceUnit
  readonly minimumCents: number | null
}

/** A person whom the page about the office names. */
export interface TeamMember {
  readonly name: Words
  readonly role: Words
}

/** What a site is rendered from. */
export interface SiteContent {
  readonly office: Office
  /** 'https://office.example'; search engines and link previews need absolute addresses. */
  readonly origin: string
  readonly services: readonly ServiceFacts[]
  readonly team: readonly TeamMember[]
  readonly now: Date
}

/** A file of the published site. */
export interface SiteFile {
  /** '/contact', '/sitemap.xml'; see documentPaths for files without an address of their own. */
  readonly path: string
  readonly contentType: string
  readonly body: string | Uint8Array
  /** Only for pages. */
  readonly policy?: PagePolicy
  /** A hash of what a picture was drawn from. */
  readonly source?: string
}

/** Documents that are sent in reply to many addresses. They do not begin with a slash. */
export const documentPaths = {
  application: 'application',
  /** The application with the form of a screen in it, such as '/login'. */
  firstView: (screen: string, language: Language) => `first-view${screen}.${language}`,
  missing: (language: Language) => `missing.${language}`,
}

/** What the compiled site offers the worker (apps/site/src/site-renderer.ts). */
export interface SiteRenderer {
  /** `drawn` returns a picture that was drawn before, by its `source`. */
  readonly renderSite: (
    content: SiteContent,
    drawn: (source: string) => Uint8Array | undefined,
  ) => Promise<SiteFile[]>
  /** The pages alone, for a preview. */
  readonly renderPages: (content: SiteContent) => Promise<SiteFile[]>
}
