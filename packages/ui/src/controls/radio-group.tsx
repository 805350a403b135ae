import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import { FieldNotes } from './field-shell.tsx'
import styles from './radio-group.module.css'

interface Option {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  legend: ReactNode
  /** For a group whose section is already headed by the same words. */
  isLegendHidden?: boolean | undefined
  options: readonly Option[]
  error?: string | undefined
}

/** A choice of one, with every option visible. The first option has the id of the field. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, isLegendHidden, options, error, id, className, ...input } = props
  const own = useId()
  const fieldId = id ?? input.name ?? own
  return (
    <fieldset
      className={classNames(styles.group, error && styles.bad, className)}
      aria-describedby={error ? `${fieldId}-error` : undefined}
    >
      <legend className={isLegendHidden ? 'hush' : styles.legend}>{legend}</legend>
      <FieldNotes id={fieldId} hint={undefined} error={error} />
      <div className={styles.options}>
        {options.map(({ value, label, hint }, index) => {
          const optionId = index === 0 ? fieldId : `${fieldId}-${value}`
          return (
            <label key={value} className={styles.option}>
              <input
                {...input}
                id={optionId}
                type="radio"
                value={value}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={hint ? `${optionId}-hint` : undefined}
              />
              <span className={styles.text}>
                <span id={`${optionId}-label`} className={styles.label}>
                  {label}
                </span>
                {hint && (
                  <span id={`${optionId}-hint`} className={styles.hint}>
                    {hint}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
