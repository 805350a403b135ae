const home = '/'

/**
 * Where to go after sign-in. Only a path of this site is honoured, so that a crafted link to our
 * login cannot hand the person on to somebody else's page.
 */
export function safeRedirect(raw: string | null): string {
  if (raw === null || !raw.startsWith('/') || raw.startsWith('//')) return home
  if (hasDangerousCharacter(raw)) return home
  const here = 'http://kakehashi.invalid'
  const target = URL.parse(raw, here)
  if (target === null || target.origin !== here) return home
  // '/./' and '/x/..' can collapse to '//host', so the resolved path is judged again.
  if (target.pathname.startsWith('//')) return home
  return target.pathname + target.search + target.hash
}

// Browsers read a backslash as a slash and skip tabs and line breaks, so '/\t/host' is '//host'.
function hasDangerousCharacter(text: string): boolean {
  return /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** The login (or register) address that leads back to where the person was going. */
export function withRedirect(path: '/login' | '/register', target: string): string {
  const safe = safeRedirect(target)
  return safe === home ? path : `${path}?redirect=${encodeURIComponent(safe)}`
}
