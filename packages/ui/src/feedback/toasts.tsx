import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useSyncExternalStore } from 'react'
// The default entry of the library adds a <style> element, which our content security policy
// blocks.
import {
  type CloseButtonProps,
  cssTransition,
  toast,
  ToastContainer,
  type ToastContainerProps,
  type TypeOptions,
} from 'react-toastify/unstyled'

import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { keepFieldsVisible } from './keep-fields-visible.ts'
import { noticeStore, toastDefaults } from './toast.tsx'
import styles from './toasts.module.css'

const icons: Record<string, IconName> = { success: 'check', info: 'info', error: 'alert' }
const colours: Partial<Record<TypeOptions, string>> = {
  success: styles.success,
  error: styles.error,
}
const slide = cssTransition({
  enter: styles.enter,
  exit: styles.exit,
  collapseDuration: 120,
})

const containerProps: ToastContainerProps = {
  transition: slide,
  hideProgressBar: true,
  role: 'group', // the container is the live region; a second one would be announced twice
  className: () => styles.container,
  toastClassName: (context) => classNames(styles.toast, context?.type && colours[context.type]),
  icon: ({ type }) => <Icon name={icons[type] ?? 'info'} />,
}

// Screen readers announce only what is added to a live region that already exists.
const announceDelayMs = 100

const toastId = ({ id }: { id: number }) => `toast-${id}`

// Outside the component, so that rendering the root again after an error does not repeat toasts.
let lastShown = 0

/** Loaded by toast-host. */
export function Toasts() {
  const { t } = useLingui()
  const notices = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.readOnServer,
  )
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => {
      for (const notice of notices) {
        if (notice.isClosed) toast.dismiss(toastId(notice))
        if (notice.id <= lastShown) continue
        lastShown = notice.id
        if (!notice.isClosed) toast[notice.kind](notice.message, { toastId: toastId(notice) })
      }
      if (layer.current) bringAboveDialogs(layer.current)
    }, announceDelayMs)
    return () => clearTimeout(timer)
  }, [notices])

  useEffect(() => keepFieldsVisible(layer.current, `.${styles.container}`), [])

  return (
    <div ref={layer} popover="manual" className={classNames('daylight', styles.layer)}>
      <ToastContainer
        {...containerProps}
        {...toastDefaults}
        aria-label={t`Notices (Alt+T)`}
        closeButton={<CloseToast />}
      />
    </div>
  )
}

// The library passes the props when it clones the element.
function CloseToast({ closeToast }: Partial<CloseButtonProps>) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={t`Close`}
      onClick={(event) => {
        event.stopPropagation()
        closeToast?.(true)
      }}
    >
      <Icon name="close" />
    </button>
  )
}

// An open dialog is in the top layer, above every z-index. Showing the popover again puts it on
// top.
function bringAboveDialogs(layer: HTMLElement) {
  if (!('popover' in layer)) return
  if (layer.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal')) return
    layer.hidePopover()
  }
  layer.showPopover()
}
