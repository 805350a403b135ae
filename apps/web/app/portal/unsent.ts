import { requestPath, threadPath } from '@kakehashi/contract/screen-paths'
import { listDrafts } from '@kakehashi/browser/drafts'

/** Something that a customer sent, or added, and that has not reached the server. */
export interface Unsent {
  readonly what: 'request' | 'again' | 'message' | 'files'
  /** The page on which it continues. */
  readonly path: string
  /** Another page that sends it and says so itself. */
  readonly alsoOn?: string
}

/** What is still to be sent from this browser, from the drafts of its user. */
export function listUnsent(person: string): Unsent[] {
  return listDrafts(person).flatMap(([name, draft]): Unsent[] => {
    const [kind = '', id = ''] = name.split(':', 2)
    if (kind === 'order' && draft['isToBeSent'] === true) {
      return [{ what: 'request', path: '/submitrequest' }]
    }
    if (id === '') return []
    if (kind === 'message' && draft['isToBeSent'] === true) {
      return [{ what: 'message', path: threadPath(id), alsoOn: requestPath(id) }]
    }
    if (kind === 'again' && draft['isToBeSent'] === true) {
      return [{ what: 'again', path: requestPath(id) }]
    }
    if (kind === 'request-files' && hasUnsentFile(draft['list'])) {
      return [{ what: 'files', path: requestPath(id) }]
    }
    return []
  })
}

/** Refused files and files that the user stopped are not going to be sent. */
function hasUnsentFile(list: unknown): boolean {
  if (!Array.isArray(list)) return false
  const files = list as { isStopped?: unknown; failure?: unknown }[]
  return files.some(({ isStopped, failure }) => isStopped !== true && failure === undefined)
}
