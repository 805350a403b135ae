import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { TextField } from '@kakehashi/ui/field'
import styles from './code-field.module.css'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>

/** Asks for the app's digits, or for a recovery code, which also has letters. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useLingui()
  const [hasLetters, setLetters] = useState(false)

  function callLetters() {
    setLetters(true)
    if (props.id) document.getElementById(props.id)?.focus()
  }

  return (
    <div>
      <TextField
        {...props}
        label={t`Code`}
        hint={t`The 6 digits your authenticator app shows. A recovery code works too.`}
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!hasLetters && (
        <button type="button" className={styles.letters} onClick={callLetters}>
          <Trans>I have a recovery code</Trans>
        </button>
      )}
    </div>
  )
}
