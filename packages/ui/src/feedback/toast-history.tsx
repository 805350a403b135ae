import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'

import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import type { NoticeKind } from './carried-toasts.ts'
import { noticeStore } from './toast.tsx'
import styles from './toast-history.module.css'

const icons: Record<NoticeKind, IconName> = { success: 'check', info: 'info', error: 'alert' }

interface ToastHistoryProps {
  /** Opens upwards, for use at the bottom of a page. */
  isAbove?: boolean | undefined
  /** The time zone of the times shown; that of the reader by default. */
  timeZone?: string | undefined
}

/** Toasts close after five seconds; this list shows them again, newest first. */
export function ToastHistory({ isAbove, timeZone }: ToastHistoryProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div ref={root} className={classNames(styles.history, isAbove && styles.above)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t`Recent notices`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" />
      </button>
      <section
        id={panelId}
        hidden={!isOpen}
        className={styles.panel}
        aria-label={t`Recent notices`}
      >
        {isOpen && <NoticeList timeZone={timeZone} />}
      </section>
    </div>
  )
}

function NoticeList({ timeZone }: Pick<ToastHistoryProps, 'timeZone'>) {
  const { i18n } = useLingui()
  const notices = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.readOnServer,
  )
  const clock = new Intl.DateTimeFormat(i18n.locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

  return (
    <>
      <p className={styles.title}>
        <Trans>Recent notices</Trans>
      </p>
      {notices.length === 0 ? (
        <p className={styles.none}>
          <Trans>No notices yet. Notices from this visit appear here.</Trans>
        </p>
      ) : (
        <ol>
          {notices.toReversed().map((notice) => (
            <li
              key={notice.id}
              className={notice.kind === 'info' ? undefined : styles[notice.kind]}
            >
              <Icon name={icons[notice.kind]} />
              <span>{notice.message}</span>
              <time dateTime={notice.at.toISOString()}>{clock.format(notice.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
