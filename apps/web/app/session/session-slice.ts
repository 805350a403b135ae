import type { UserView } from '@kakehashi/contract/accounts/users'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { getUserInfo, toUserInfo, type UserInfo } from '@kakehashi/browser/user-info'

export type { UserInfo } from '@kakehashi/browser/user-info'
export { useUserInfo } from './use-user-info.ts'

interface Session {
  userInfo: UserInfo | null
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ userInfo: getUserInfo() }),
  reducers: {
    /** After login, registration and every change of the user's own profile. */
    signedIn: (session, { payload }: PayloadAction<UserView>) => {
      session.userInfo = toUserInfo(payload)
    },
    signedOut: (session) => {
      session.userInfo = null
    },
    /** Another tab, or the public site, has changed who is signed in. */
    sessionChanged: (session, { payload }: PayloadAction<UserInfo | null>) => {
      session.userInfo = payload
    },
  },
})

export const { signedIn, signedOut, sessionChanged } = sessionSlice.actions
