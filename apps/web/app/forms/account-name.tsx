import { useUserInfo } from '../session/session-slice.ts'

/** Hidden field that tells password managers which account a password form belongs to. */
export function AccountName() {
  const email = useUserInfo()?.email
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
