import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './page.module.css'

/** By code or by file. Without script there is nothing that could answer. */
export function Questions() {
  const { t } = useLingui()
  return (
    <div className={styles.questions} data-questions="" data-needs-script hidden>
      <form className={styles.form} data-code-form="" noValidate>
        <h2>
          <Trans>By the code</Trans>
        </h2>
        <TextField
          name="code"
          label={t`Code, 12 letters and digits`}
          placeholder="XXXX-XXXX-XXXX"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          aria-describedby="code-problem"
        />
        <p id="code-problem" className={styles.problem} role="alert">
          <span data-problem="" hidden>
            <Icon name="alert" />
            <Trans>
              Enter the 12 letters and digits that are beside the QR code on the certificate
            </Trans>
          </span>
        </p>
        <Button type="submit">
          <Trans>CHECK</Trans>
        </Button>
      </form>
      <div className={styles.form}>
        <h2>
          <Trans>By the PDF</Trans>
        </h2>
        <label className={styles.drop} data-drop="">
          <input type="file" accept="application/pdf,.pdf" className="hush" data-file="" />
          <Icon name="upload" />
          <span>
            <Trans>Choose the certificate or the translation, or drop it here</Trans>
          </span>
        </label>
        <p className={styles.hint}>
          <Trans>
            The file stays on your device: your browser sends only its fingerprint, from which
            nothing can be read.
          </Trans>
        </p>
      </div>
    </div>
  )
}
