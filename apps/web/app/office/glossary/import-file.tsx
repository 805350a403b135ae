import {
  type LanguageFileKind,
  languageFileKinds,
  maxLanguageFileEntries,
  maxLanguageFileMegabytes,
} from '@kakehashi/domain/glossary/language-files'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useImportLanguageFileMutation } from '../../api/glossary-api.ts'
import styles from './files.module.css'
import { ImportOutcome } from './import-outcome.tsx'

export function ImportFile() {
  const { t } = useLingui()
  const fileId = useId()
  const [kind, setKind] = useState<LanguageFileKind>('glossary')
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const [check, checked] = useImportLanguageFileMutation()
  const [run, done] = useImportLanguageFileMutation()
  const error = checked.error ?? done.error
  const count = checked.data && checked.data.added + checked.data.changed

  function start() {
    checked.reset()
    done.reset()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!file)
    if (!file || checked.isLoading) return
    done.reset()
    await check({ kind, file, mode: 'check' })
  }

  return (
    <form onSubmit={(event) => void send(event)} className={styles.form} noValidate>
      {error === undefined ? null : <Alert kind="error">{errorMessage(error)}</Alert>}
      {isMissing && (
        <Alert kind="error">
          <Trans>Choose a file</Trans>
        </Alert>
      )}
      <SelectField
        name="kind"
        label={t`What is in the file`}
        value={kind}
        options={languageFileKinds.map((value) => ({
          value,
          label: value === 'glossary' ? t`Terms` : t`Sentences`,
        }))}
        onChange={(event) => {
          setKind(event.currentTarget.value === 'memory' ? 'memory' : 'glossary')
          start()
        }}
      />
      <div className={styles.file}>
        <label htmlFor={fileId}>
          <Trans>TMX or XLIFF file</Trans>
        </label>
        <span id={`${fileId}-hint`}>
          <Trans>
            Up to {maxLanguageFileMegabytes} MB and {maxLanguageFileEntries} entries
          </Trans>
        </span>
        <input
          id={fileId}
          type="file"
          accept=".tmx,.xlf,.xliff,.xml"
          required
          aria-describedby={`${fileId}-hint`}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0])
            setMissing(false)
            start()
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="line" isBusy={checked.isLoading} busyLabel={t`Sending`}>
          <Trans>CHECK FILE</Trans>
        </Button>
      </div>
      {checked.data && !done.data && <ImportOutcome outcome={checked.data} isDone={false} />}
      {done.data && <ImportOutcome outcome={done.data} isDone />}
      {file && count !== undefined && count > 0 && !done.data && (
        <div>
          <Button
            isBusy={done.isLoading}
            busyLabel={t`Sending`}
            onClick={() => void run({ kind, file, mode: 'import' })}
          >
            <Plural value={count} one="IMPORT # ENTRY" other="IMPORT # ENTRIES" />
          </Button>
        </div>
      )}
    </form>
  )
}
