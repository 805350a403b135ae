const home = '/'

/**
 * Where to go after sign-in. Only paths of this site are accepted, so that a crafted login link
 * cannot redirect to another site.
 */
export function safeRedirect(raw: string | null): string {
  if (raw === null || !raw.startsWith('/') || raw.startsWith('//')) return home
  if (hasDangerousCharacter(raw)) return home
  const here = 'http://kakehashi.invalid'
  const target = URL.parse(raw, here)
  if (target === null || target.origin !== here) return home
  // '/./' and '/x/..' can collapse to '//host', so check the resolved path again.
  if (target.pathname.startsWith('//')) return home
  return target.pathname + target.search + target.hash
}

// Browsers read a backslash as a slash and skip tabs and line breaks, so '/\t/host' is '//host'.
function hasDangerousCharacter(text: string): boolean {
  return /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** The login or registration address, with the page to return to afterwards. */
export function withRedirect(path: '/login' | '/register', target: string): string {
  const safe = safeRedirect(target)
  return safe === home ? path : `${path}?redirect=${encodeURIComponent(safe)}`
}
