import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useSyncExternalStore } from 'react'
// The plain entry of the library adds a <style> element, which our content security policy refuses.
import {
  type CloseButtonProps,
  cssTransition,
  toast,
  ToastContainer,
  type ToastContainerProps,
} from 'react-toastify/unstyled'

import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { noticeStore, toastDefaults } from './toast.tsx'
import styles from './toasts.module.css'

const icons: Record<string, IconName> = { success: 'check', info: 'info', error: 'alert' }
const slide = cssTransition({
  enter: classNames(styles['enter']),
  exit: classNames(styles['exit']),
  collapseDuration: 120,
})

const drawing: ToastContainerProps = {
  transition: slide,
  hideProgressBar: true,
  role: 'group', // its container is the live region; a second one inside would say it twice
  className: () => classNames(styles['container']),
  toastClassName: (context) => classNames(styles['toast'], context?.type && styles[context.type]),
  icon: ({ type }) => <Icon name={icons[type] ?? 'info'} />,
}

// A screen reader speaks only what is added to a live region it already knows.
const settling = 100

// Outlives the component, so that a root drawn anew after an error does not show old notices again.
let lastShown = 0

/** Loaded late, by toast-host. */
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
        if (notice.id <= lastShown) continue
        lastShown = notice.id
        toast[notice.kind](notice.message, { toastId: `toast-${notice.id}` })
      }
      if (layer.current) bringAboveDialogs(layer.current)
    }, settling)
    return () => clearTimeout(timer)
  }, [notices])

  return (
    <div ref={layer} popover="manual" className={classNames('daylight', styles['layer'])}>
      <ToastContainer
        {...drawing}
        {...toastDefaults}
        aria-label={t`Notices (Alt+T)`}
        closeButton={<CloseToast />}
      />
    </div>
  )
}

// The library hands over the props when it clones the element.
function CloseToast({ closeToast }: Partial<CloseButtonProps>) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles['close']}
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

// An open dialog is in the browser's top layer, over every z-index; the latest to enter it lies on top.
function bringAboveDialogs(layer: HTMLElement) {
  if (!('popover' in layer)) return
  if (layer.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal')) return
    layer.hidePopover()
  }
  layer.showPopover()
}
