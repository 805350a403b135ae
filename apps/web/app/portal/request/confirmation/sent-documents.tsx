import type { FileView } from '@kakehashi/contract/documents/file-view'
import { Icon } from '@kakehashi/ui/icon'
import { Pill } from '@kakehashi/ui/pill'
import { Trans } from '@lingui/react/macro'
import { fileIcon, useFileFacts } from '../../../request/documents/file-facts.ts'
import styles from './confirmation-panel.module.css'

/** The documents that arrived with the request. */
export function SentDocuments({ documents }: { documents: readonly FileView[] }) {
  return (
    <section>
      <h3>
        <Trans>What you sent</Trans>
      </h3>
      {documents.length === 0 ? (
        <p className={styles.none}>
          <Trans>No documents yet. You can add them here or bring them to our counter.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.documents}>
          {documents.map((file) => (
            <SentDocument key={file._id} file={file} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SentDocument({ file }: { file: FileView }) {
  const facts = useFileFacts(file)
  return (
    <li>
      <Icon name={fileIcon(file)} />
      <span className={styles.name}>
        <b>{file.name}</b>
        <small>{facts}</small>
      </span>
      {file.status === 'refused' ? (
        <Pill tone="seal" icon="alert">
          <Trans>Refused</Trans>
        </Pill>
      ) : (
        <Pill tone="leaf" icon="check">
          <Trans>Received</Trans>
        </Pill>
      )}
    </li>
  )
}
