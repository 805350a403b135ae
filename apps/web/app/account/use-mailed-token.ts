import { mailedToken } from '@kakehashi/contract/fields/fields'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Reads '#token=...'. Browsers do not send the fragment to any server. */
export function tokenInHash(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return mailedToken.safeParse(token).data ?? null
}

/**
 * The token of a mailed link. It is removed from the address at once, so that it stays neither in
 * the history of a shared computer nor on a shared screen.
 */
export function useMailedToken(): string | null {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const arrived = tokenInHash(hash)
  const [token, setToken] = useState(arrived)
  if (arrived && arrived !== token) setToken(arrived)

  useEffect(() => {
    if (!arrived) return
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }, [arrived, navigate])

  return token
}
