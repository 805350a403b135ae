/**
 * The pages visitors read. Each stands at its path in English and below /ja in Japanese.
 * This list is what the router serves, what is written to HTML, and what the language switch
 * may point at.
 */
export const publicPages = [
  { path: '/', file: 'public/home.tsx' },
  { path: '/military', file: 'public/military.tsx' },
  { path: '/about', file: 'public/about.tsx' },
  { path: '/contact', file: 'public/contact.tsx' },
  { path: '/services', file: 'public/services.tsx' },
  { path: '/services/legal', file: 'public/service-legal.tsx' },
  { path: '/services/medical', file: 'public/service-medical.tsx' },
  { path: '/services/technical', file: 'public/service-technical.tsx' },
  { path: '/services/interpretation', file: 'public/service-interpretation.tsx' },
  { path: '/services/business', file: 'public/service-business.tsx' },
] as const

/** Every address of a public page, in both languages. */
export function publicAddresses(): string[] {
  return publicPages.flatMap(({ path }) => [path, path === '/' ? '/ja' : `/ja${path}`])
}
