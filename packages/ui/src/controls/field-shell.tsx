import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './field-shell.module.css'
import { Icon } from '../display/icon.tsx'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean | undefined
}

interface Naming {
  id?: string | undefined
  name?: string | undefined
  error?: ReactNode
  hint?: ReactNode
  'aria-describedby'?: string | undefined
}

/** The id of a field, and the attributes that link its control to its hint and error. */
export function useFieldTies({ id, name, error, hint, ...rest }: Naming) {
  const own = useId()
  const fieldId = id ?? name ?? own
  const describedBy = [
    rest['aria-describedby'],
    hint && `${fieldId}-hint`,
    error && `${fieldId}-error`,
  ].filter(Boolean)

  return {
    id: fieldId,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

interface ShellProps extends FieldTexts {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label, hint, error, control: the order in which screen readers read a form. */
export function FieldShell({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  children,
}: ShellProps) {
  return (
    <div className={classNames(styles.field, error ? styles.bad : undefined, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className={styles.optional}>
              <Trans>(optional)</Trans>
            </span>
          </>
        )}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  )
}

export function FieldNotes({ id, hint, error }: Pick<ShellProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          <span>
            <span className="hush">
              <Trans>Error:</Trans>{' '}
            </span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}
