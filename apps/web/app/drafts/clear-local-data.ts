import { store } from '../api/client/store.ts'
import { deleteFilesOf } from '@kakehashi/browser/draft-files'
import { showToast } from '@kakehashi/ui/toast'
import { deleteDraftsOf } from '@kakehashi/browser/drafts'
import { signedOut } from '../session/session-slice.ts'

/** Called after a logout: leaves nothing of the user on a shared computer. */
export async function clearLocalData(person: string | undefined): Promise<void> {
  showToast.forgetAll()
  store.dispatch(signedOut())
  deleteDraftsOf(person)
  await deleteFilesOf(person)
}
