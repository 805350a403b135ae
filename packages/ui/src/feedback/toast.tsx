// Asking for a toast is a few lines that any chunk may carry. Drawing one needs react-toastify, which
// toast-host loads when the first is asked for.

import { carryToasts, type NoticeKind } from './carried-toasts.ts'

interface Notice {
  id: number
  kind: NoticeKind
  message: string
  at: Date
}

/** The specification's defaults, each by name. */
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

const kept = 20
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
    publish([...notices, { id: lastId, kind, message, at: new Date() }].slice(-kept))
  }
}

export const showToast = {
  success: show('success'),
  info: show('info'),
  error: show('error'),
  /** At logout: the next person at this screen must not read the last one's notices. */
  forgetAll: () => publish(none),
}

/** The notices of this visit, oldest first, in the shape useSyncExternalStore asks for. */
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
