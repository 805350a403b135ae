import type { PagePolicy } from '@kakehashi/contract/site-renderer'

/** The policies that our scripts create, each for one address. No other can be created. */
const trustedTypesPolicies = ['offline-page', 'pdf-thread']

export function contentSecurityPolicy({ scriptHashes, styleHashes, frames }: PagePolicy): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", scriptHashes),
    sources("style-src 'self'", styleHashes),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
  ].join('; ')
}

function sources(directive: string, hashes: readonly string[]): string {
  return [directive, ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
