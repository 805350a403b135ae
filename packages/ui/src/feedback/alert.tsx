import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import styles from './alert.module.css'
import { Button } from '../controls/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../display/icon.tsx'

const icons = { error: 'alert', warning: 'alert', info: 'info', success: 'check' } satisfies Record<
  string,
  IconName
>

interface AlertProps {
  kind: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Adds RETRY, for failures that may be temporary. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  className?: string | undefined
}

export function Alert({
  kind,
  title,
  children,
  action,
  onRetry,
  isRetrying = false,
  className,
}: AlertProps) {
  // Only errors interrupt the screen reader.
  const role = kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined
  return (
    <div
      role={role}
      className={classNames(styles.alert, kind !== 'error' && styles[kind], className)}
    >
      <Icon name={icons[kind]} />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {(action || onRetry) && (
          <div className={styles.action}>
            {action}
            {onRetry && (
              <Button variant="line" size="small" isBusy={isRetrying} onClick={onRetry}>
                <Trans>RETRY</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
