import { store } from '../api/client/store.ts'
import { deleteFilesOf } from '@kakehashi/browser/draft-files'
import { showToast } from '@kakehashi/ui/toast'
import { deleteDraftsOf } from '@kakehashi/browser/drafts'
import { signedOut } from '../session/session-slice.ts'

/** Once a session is over by choice: a shared computer keeps nothing of whoever used it. */
export async function clearLocalData(person: string | undefined): Promise<void> {
  showToast.forgetAll()
  store.dispatch(signedOut())
  deleteDraftsOf(person)
  await deleteFilesOf(person)
}
