import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'

import { classNames } from '../class-names.ts'
import { FieldNotes, FieldShell, type FieldTexts, useFieldTies } from './field-shell.tsx'
import styles from './field.module.css'
import { Icon } from '../display/icon.tsx'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  /** A sign before the number, such as '$'; the number is then right-aligned. */
  unit?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, unit, className, ...input } = props
  const ties = useFieldTies(props)
  const control = (
    <input {...input} {...ties} className={classNames(styles.control, unit && styles.figure)} />
  )
  return (
    <FieldShell {...{ label, hint, error, isOptional, className }} id={ties.id}>
      {unit ? (
        <span className={styles.inset}>
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
          {control}
        </span>
      ) : (
        control
      )}
    </FieldShell>
  )
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'unit'>

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional, className, ...input } = props
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const ties = useFieldTies(props)
  return (
    <FieldShell {...{ label, hint, error, isOptional, className }} id={ties.id}>
      <span className={styles.inset}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...ties}
          type={isShown ? 'text' : 'password'}
          className={classNames(styles.control, styles.peeked)}
        />
        <button
          type="button"
          className={styles.peek}
          aria-controls={ties.id}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </button>
      </span>
    </FieldShell>
  )
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[]
  /** The empty first option: 'Choose a branch'. */
  placeholder?: string | undefined
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, options, placeholder, className, ...select } = props
  const ties = useFieldTies(props)
  return (
    <FieldShell {...{ label, hint, error, isOptional, className }} id={ties.id}>
      <span className={styles.inset}>
        <select {...select} {...ties} className={classNames(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={styles.arrow} />
      </span>
    </FieldShell>
  )
}

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isOptional, className, ...textarea } = props
  const ties = useFieldTies(props)
  return (
    <FieldShell {...{ label, hint, error, isOptional, className }} id={ties.id}>
      <textarea rows={4} {...textarea} {...ties} className={styles.control} />
    </FieldShell>
  )
}

interface CheckboxFieldProps
  extends Omit<FieldTexts, 'isOptional'>, Omit<ComponentProps<'input'>, 'type' | 'children'> {}

/** The box comes before its label; hint and error are below the label. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, className, ...input } = props
  const ties = useFieldTies(props)
  return (
    <div className={classNames(error ? styles.bad : undefined, className)}>
      <label className={styles.choice}>
        <span className={styles.box}>
          <input {...input} {...ties} type="checkbox" />
          <Icon name="check" />
        </span>
        <span>{label}</span>
      </label>
      <div className={styles.under}>
        <FieldNotes id={ties.id} hint={hint} error={error} />
      </div>
    </div>
  )
}
