import type { LanguageImport } from '@kakehashi/contract/language-files'
import { mostListedFileProblems } from '@kakehashi/domain/glossary/language-files'
import { Alert } from '@kakehashi/ui/alert'
import { Table } from '@kakehashi/ui/table'
import { Trans } from '@lingui/react/macro'
import styles from './files.module.css'

/** What an import did, or would do, and what is wrong entry by entry. */
export function ImportOutcome({ outcome, isDone }: { outcome: LanguageImport; isDone: boolean }) {
  const { entries, added, changed, unchanged, problems, listed } = outcome
  return (
    <div className={styles.outcome}>
      <Alert
        kind={problems > 0 ? 'warning' : 'success'}
        title={isDone ? <Trans>The file was imported</Trans> : <Trans>The file was checked</Trans>}
      >
        {isDone ? (
          <Trans>
            Of {entries} entries: {added} added, {changed} changed, {unchanged} were here already,{' '}
            {problems} left out.
          </Trans>
        ) : (
          <Trans>
            Of {entries} entries: {added} new, {changed} with another note or reading, {unchanged}{' '}
            are here already, {problems} cannot be imported. Nothing is imported yet.
          </Trans>
        )}
      </Alert>
      {listed.length > 0 && (
        <Table
          caption={<Trans>Entries that cannot be imported</Trans>}
          rows={listed}
          rowKey={({ entry }) => String(entry)}
          columns={[
            {
              key: 'entry',
              header: <Trans>Entry</Trans>,
              cell: ({ entry, id }) => (id === undefined ? entry : `${entry} (${id})`),
            },
            {
              key: 'message',
              header: <Trans>What is wrong</Trans>,
              cell: ({ message }) => message,
            },
          ]}
        />
      )}
      {problems > mostListedFileProblems && (
        <p>
          <Trans>Only the first {mostListedFileProblems} are listed.</Trans>
        </p>
      )}
    </div>
  )
}
