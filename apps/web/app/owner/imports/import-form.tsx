import { importColumns, type ImportKind, importKinds } from '@kakehashi/domain/data-files/imports'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { saveText } from '../../api/client/file-transfer.ts'
import { useCheckImportMutation } from '../../api/imports-api.ts'
import { importKindLabels } from './import-labels.ts'
import styles from './imports.module.css'

export function ImportForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const [kind, setKind] = useState<ImportKind>('customers')
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const [check, { isLoading, error }] = useCheckImportMutation()
  const fileId = useId()

  async function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!file)
    if (!file || isLoading) return
    const { data } = await check({ kind, file })
    if (data) await navigate(`/owner/import/${data._id}`)
  }

  function saveTemplate() {
    const columns = Object.values(importColumns[kind])
    const lines = [
      columns.map(({ title }) => title[language]),
      columns.map(({ example }) => example[language]),
    ]
    // With the mark by which Excel recognises UTF-8.
    const text = `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
    saveText(`${kind}.csv`, text, 'text/csv')
  }

  const hints: Record<ImportKind, ReactNode> = {
    customers: <Trans>They have no login until they set a password by “Forgotten password”</Trans>,
    requests: <Trans>Delivered or cancelled ones, of customers who are here already</Trans>,
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {error !== undefined && <Alert kind="error">{errorMessage(error)}</Alert>}
      <SelectField
        name="kind"
        label={t`What is in the file`}
        hint={hints[kind]}
        value={kind}
        options={importKinds.map((value) => ({ value, label: t(importKindLabels[value]) }))}
        onChange={(event) => {
          const chosen = importKinds.find((one) => one === event.currentTarget.value)
          if (chosen) setKind(chosen)
        }}
      />
      <div className={styles.file}>
        <label htmlFor={fileId}>
          <Trans>CSV file</Trans>
        </label>
        <span id={`${fileId}-hint`}>
          <Trans>In UTF-8 or Shift_JIS, with the titles of the template, up to 10 MB</Trans>
        </span>
        {isMissing && (
          <span id={`${fileId}-error`} className={styles.missing} role="alert">
            <Trans>Choose a file</Trans>
          </span>
        )}
        <input
          id={fileId}
          type="file"
          accept=".csv,text/csv"
          required
          aria-invalid={isMissing}
          aria-describedby={`${fileId}-hint${isMissing ? ` ${fileId}-error` : ''}`}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0])
            setMissing(false)
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isLoading} busyLabel={t`Sending`}>
          <Trans>CHECK FILE</Trans>
        </Button>
        <Button variant="line" icon="download" onClick={saveTemplate}>
          <Trans>Template</Trans>
        </Button>
      </div>
    </form>
  )
}
