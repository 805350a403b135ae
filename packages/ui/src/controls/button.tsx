import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from '../link.tsx'

import styles from './button.module.css'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../display/icon.tsx'

interface Look {
  /**
   * Seal: moves a request forward, once per screen. Ink: everything else. Line: cancel or leave.
   */
  variant?: 'seal' | 'ink' | 'line' | undefined
  size?: 'small' | undefined
  icon?: IconName | undefined
  isWide?: boolean | undefined
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  isBusy?: boolean | undefined
  /** Announced to screen readers while busy: 'Sending'. */
  busyLabel?: string | undefined
}

export function Button({
  variant,
  size,
  icon,
  isWide,
  isBusy,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useLingui()
  const isStopped = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'

  // A busy button stays in the tab order, so that focus is not lost. Clicks are ignored here,
  // including the one a browser makes when Enter is pressed in a field.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isStopped) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(look({ variant, size, isWide }), isBusy && styles.busy, className)}
        aria-disabled={isStopped || undefined}
        onClick={press}
      >
        <span className={styles.face}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
        {isBusy && <span className={styles.turning} />}
      </button>
      {/* Outside the button, because some screen readers do not announce live regions inside
          buttons. */}
      {isBusy !== undefined && (
        <output className="hush">{isBusy && (busyLabel ?? t`Working`)}</output>
      )}
    </>
  )
}

interface ButtonLinkProps extends Look, LinkProps {}

export function ButtonLink({
  variant,
  size,
  icon,
  isWide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(look({ variant, size, isWide }), className)}>
      <span className={styles.face}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Link>
  )
}

function look({ variant = 'ink', size, isWide }: Look) {
  return classNames(styles.button, styles[variant], size && styles[size], isWide && styles.wide)
}
