import { useUserInfo } from '../session/session-slice.ts'

/** Unseen, but it tells a password manager whose password the form beside it asks for. */
export function AccountName() {
  const email = useUserInfo()?.email
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
