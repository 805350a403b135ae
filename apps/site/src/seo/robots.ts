/**
 * Crawlers read the public pages. What stands behind a login, and the forms that lead there, have
 * nothing for them; a branch that also holds a public page stays open.
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
