import { deleteDraftsOf } from '@kakehashi/browser/drafts'
import { clearUserInfo, getUserInfo, beginLogout } from '@kakehashi/browser/user-info'

// Nobody should be kept waiting at a shared computer because the office cannot be reached.
const patience = 5000

export function offerLogOut(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-log-out]')) {
    button.addEventListener('click', () => {
      button.disabled = true
      void logOut()
    })
  }
}

async function logOut(): Promise<void> {
  // Before the call: another tab may say that the session is over before it is answered.
  const person = getUserInfo()?._id
  beginLogout()
  try {
    const reply = await fetch('/api/users/logout', {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
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

/** Loaded when asked for: few of those who read these pages have begun an order. */
async function forgetFiles(person: string | undefined): Promise<void> {
  const { deleteFilesOf } = await import('@kakehashi/browser/draft-files')
  await deleteFilesOf(person)
}
