import type { OfficeText } from '@kakehashi/domain/language'
import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEditing } from './editing.ts'
import styles from './templates.module.css'

interface LabelPairProps {
  /** 'groups.0.label' */
  path: string
  value: OfficeText
  onChange: (value: OfficeText) => void
  /** Of the two fields; without them they are 'English' and 'Japanese'. */
  en?: ReactNode
  ja?: ReactNode
  isLong?: boolean
  maxLength: number
}

/** A text in both languages, side by side. */
export function LabelPair(props: LabelPairProps) {
  const { path, value, onChange, en, ja, isLong = false, maxLength } = props
  const { t } = useLingui()
  const { errorAt } = useEditing()
  const Field = isLong ? LongText : ShortText
  return (
    <div className={styles.pair}>
      <Field
        id={`${path}.en`}
        label={en ?? t`English`}
        lang="en"
        error={errorAt(`${path}.en`)}
        maxLength={maxLength}
        value={value.en}
        onText={(text) => onChange({ ...value, en: text })}
      />
      <Field
        id={`${path}.ja`}
        label={ja ?? t`Japanese`}
        lang="ja"
        error={errorAt(`${path}.ja`)}
        maxLength={maxLength}
        value={value.ja}
        onText={(text) => onChange({ ...value, ja: text })}
      />
    </div>
  )
}

interface TextProps {
  id: string
  label: ReactNode
  lang: string
  error: string | undefined
  maxLength: number
  value: string
  onText: (text: string) => void
}

function ShortText({ onText, ...rest }: TextProps) {
  return <TextField {...rest} autoComplete="off" onChange={({ target }) => onText(target.value)} />
}

function LongText({ onText, ...rest }: TextProps) {
  return <TextAreaField {...rest} rows={2} onChange={({ target }) => onText(target.value)} />
}
