import { useLocation } from 'react-router'

interface TypedEmail {
  readonly email: string
}

/**
 * An address that was typed on another page of the account, for a link. It is kept in the entry of
 * the browser's history and not in the URL, which ends up in logs and is shared.
 */
export function typedEmail(email: string): TypedEmail {
  return { email }
}

/** The address handed over by the previous page, or an empty text. */
export function useTypedEmail(): string {
  const state = useLocation().state as Partial<TypedEmail> | null
  return typeof state?.email === 'string' ? state.email : ''
}
