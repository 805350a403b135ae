import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { useLingui } from '@lingui/react/macro'
import styles from './settings.module.css'

interface WordsFieldProps<Name extends string> {
  name: Name
  label: string
  hint?: string
  isOptional?: boolean
  /** Several lines. */
  isLong?: boolean
  field: (name: `${Name}.en` | `${Name}.ja`) => object
}

/** The same text in English and Japanese. */
export function WordsField<Name extends string>(props: WordsFieldProps<Name>) {
  const { name, label, hint, isOptional, isLong = false, field } = props
  const { t } = useLingui()
  const Field = isLong ? TextAreaField : TextField
  return (
    <div className={styles.pair}>
      <Field
        {...field(`${name}.en`)}
        label={t`${label}, English`}
        hint={hint}
        isOptional={isOptional}
        lang="en"
      />
      <Field
        {...field(`${name}.ja`)}
        label={t`${label}, Japanese`}
        isOptional={isOptional}
        lang="ja"
      />
    </div>
  )
}
