import { store } from '../api/store.ts'
import { forgetAllFiles } from '@kakehashi/browser/draft-files'
import { showToast } from '@kakehashi/ui/toast'
import { forgetDrafts } from '@kakehashi/browser/drafts'
import { signedOut } from '../session/session-slice.ts'

/** Once a session is over by choice: a shared computer keeps nothing of whoever used it. */
export async function leaveNothingBehind(person: string | undefined): Promise<void> {
  showToast.forgetAll()
  store.dispatch(signedOut())
  forgetDrafts(person)
  await forgetAllFiles(person)
}
