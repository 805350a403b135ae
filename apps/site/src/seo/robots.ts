/**
 * Crawlers may read the public pages. The screens behind the login, and the forms that lead to it,
 * are disallowed, except a path that also contains a public page.
 */
export function robots(
  origin: string,
  clientPaths: readonly string[],
  publicAddresses: readonly string[],
): string {
  const branches = new Set(clientPaths.map((path) => `/${path.split('/')[1]}`))
  const closed = [...branches].filter(
    (branch) => !publicAddresses.some((address) => address.startsWith(branch)),
  )
  return `User-agent: *
${['/api/', ...closed].map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
}
