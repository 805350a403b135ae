import { deleteAllDrafts, hasDrafts } from '@kakehashi/browser/drafts'
import { setLogoutFailed } from '@kakehashi/browser/failed-logout'
import { readKeptSettings, restoreSettings } from '@kakehashi/browser/kept-settings'
import { markSharedComputer } from '@kakehashi/browser/shared-computer'
import { clearUserInfo, beginLogout } from '@kakehashi/browser/user-info'
import { askToLogOutPath } from '@kakehashi/contract/screen-paths'

// On a shared computer, logging out must not hang when the server cannot be reached.
const timeoutMs = 5000

export function offerLogOut(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-log-out]')) {
    button.addEventListener('click', () => {
      // The application warns before unsent work is deleted.
      if (hasDrafts()) return location.assign(askToLogOutPath)
      button.disabled = true
      void logOut()
    })
  }
}

async function logOut(): Promise<void> {
  beginLogout()
  const settings = readKeptSettings()
  setLogoutFailed(false)
  try {
    const reply = await fetch('/api/users/logout', {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`The server answered ${reply.status}`)
  } catch (error) {
    setLogoutFailed(true)
    // oxlint-disable-next-line no-console -- the login page says so too
    console.error('The server did not end the session', error)
  }
  restoreSettings(settings)
  clearUserInfo()
  deleteAllDrafts()
  await forgetFiles()
  markSharedComputer(false)
  location.assign('/login')
}

/** Loaded on demand, because most visitors have no files stored. */
async function forgetFiles(): Promise<void> {
  const { deleteAllFiles } = await import('@kakehashi/browser/draft-files')
  await deleteAllFiles()
}
