// This module is small, so that any chunk can show toasts. Rendering them needs react-toastify,
// which toast-host loads when the page is idle.

import { carryToasts, type NoticeKind } from './carried-toasts.ts'

interface Notice {
  id: number
  kind: NoticeKind
  message: string
  at: Date
  /** No longer true, or repeated by a newer one: listed in the history, but not shown. */
  isClosed?: boolean
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

/**
 * The rules for toasts. The caller shows none for an error at a field: the field has it. No two
 * with the same text are open at once. One about a form closes when the form is sent again or
 * succeeds, and every error closes when its page is left. A success may be shown on the next page.
 */
function show(kind: NoticeKind) {
  return (message: string): number => {
    lastId += 1
    const others = close((one) => one.kind === kind && one.message === message)
    publish([...others, { id: lastId, kind, message, at: new Date() }].slice(-maximumNotices))
    return lastId
  }
}

function close(isOver: (notice: Notice) => boolean): readonly Notice[] {
  return notices.map((one) => (!one.isClosed && isOver(one) ? { ...one, isClosed: true } : one))
}

export const showToast = {
  success: show('success'),
  info: show('info'),
  error: show('error'),
  /** Closes one toast, by the number that was returned when it was shown. */
  close: (id: number) => publish(close((one) => one.id === id)),
  /** When a page is left: its errors do not concern the next one. */
  closeErrors: () => {
    if (notices.some(isOpenError)) publish(close(isOpenError))
  },
  /** At logout, so that the next person at this computer cannot read the notices. */
  forgetAll: () => publish(none),
}

function isOpenError({ kind, isClosed }: Notice): boolean {
  return kind === 'error' && !isClosed
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

globalThis.addEventListener?.('pagehide', () =>
  carryToasts(notices.filter(({ kind, isClosed }) => kind !== 'error' && !isClosed)),
)
