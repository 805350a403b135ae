// This module is small, so that any chunk can show toasts. Rendering them needs react-toastify,
// which toast-host loads with the first toast.

import { carryToasts, type NoticeKind } from './carried-toasts.ts'

interface Notice {
  id: number
  kind: NoticeKind
  message: string
  at: Date
}

/** The defaults from the specification. */
export const toastDefaults = {
  position: 'top-right',
  autoClose: 5000,
  theme: 'light',
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  closeOnClick: true,
  draggable: true,
  draggablePercent: 80,
  newestOnTop: false,
} as const

const maximumNotices = 20
const listeners = new Set<() => void>()
const none: readonly Notice[] = []
let notices = none
let lastId = 0

function publish(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

function show(kind: NoticeKind) {
  return (message: string) => {
    lastId += 1
    publish([...notices, { id: lastId, kind, message, at: new Date() }].slice(-maximumNotices))
  }
}

export const showToast = {
  success: show('success'),
  info: show('info'),
  error: show('error'),
  /** At logout, so that the next person at this computer cannot read the notices. */
  forgetAll: () => publish(none),
}

/** The notices since the page was loaded, oldest first, for useSyncExternalStore. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => notices,
  readOnServer: () => none,
}

globalThis.addEventListener?.('pagehide', () => carryToasts(notices))
