import { blank } from '@kakehashi/contract/service-page'

/**
 * The pages visitors read. Each stands at its path in English and below /ja in Japanese.
 * This list is what the router serves, what is written to HTML, and what the language switch
 * may point at.
 */
export const publicPages = [
  { path: '/', file: 'public/home/home.tsx' },
  { path: '/military', file: 'public/military/military.tsx' },
  { path: '/about', file: 'public/about/about.tsx' },
  { path: '/contact', file: 'public/contact/contact.tsx' },
  { path: '/services', file: 'public/services/services.tsx' },
  { path: '/services/legal', file: 'public/services/legal.tsx' },
  { path: '/services/medical', file: 'public/services/medical.tsx' },
  { path: '/services/technical', file: 'public/services/technical.tsx' },
  { path: '/services/interpretation', file: 'public/services/interpretation.tsx' },
  { path: '/services/business', file: 'public/services/business.tsx' },
] as const

/**
 * What stands where nothing is. Written like the pages above, but nobody's address: the server answers
 * with it, and with 404.
 */
export const missingPage = { path: '/404', file: 'errors/not-found.tsx' } as const

export const missingPageAddresses = { en: missingPage.path, ja: `/ja${missingPage.path}` }

/** Written once a language, with blanks that the server fills in for every service without a page above. */
export const servicePage = {
  path: `/services/${blank.slug}`,
  file: 'public/services/service.tsx',
} as const

export const servicePageAddresses = { en: servicePage.path, ja: `/ja${servicePage.path}` }

/** Every address of a public page, in both languages. */
export function publicAddresses(): string[] {
  return publicPages.flatMap(({ path }) => [path, path === '/' ? '/ja' : `/ja${path}`])
}
