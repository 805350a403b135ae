import { deleteDraftsOf } from '@kakehashi/browser/drafts'
import { clearUserInfo, getUserInfo, beginLogout } from '@kakehashi/browser/user-info'

// On a shared computer, logging out must not hang when the server cannot be reached.
const timeoutMs = 5000

export function offerLogOut(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-log-out]')) {
    button.addEventListener('click', () => {
      button.disabled = true
      void logOut()
    })
  }
}

async function logOut(): Promise<void> {
  // Read before the call: another tab may clear it before the server answers.
  const person = getUserInfo()?._id
  beginLogout()
  try {
    const reply = await fetch('/api/users/logout', {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`The server answered ${reply.status}`)
  } catch (error) {
    // oxlint-disable-next-line no-console -- a failed logout is logged and not shown
    console.error('The server did not end the session', error)
  }
  clearUserInfo()
  deleteDraftsOf(person)
  await forgetFiles(person)
  location.assign('/login')
}

/** Loaded on demand, because most visitors have no files stored. */
async function forgetFiles(person: string | undefined): Promise<void> {
  const { deleteFilesOf } = await import('@kakehashi/browser/draft-files')
  await deleteFilesOf(person)
}
