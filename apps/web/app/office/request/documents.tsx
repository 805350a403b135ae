import type { RequestCommands } from './commands/use-request-commands.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Preview } from '../../request/preview/preview.tsx'
import { AddDocuments } from '../../request/documents/add-documents.tsx'
import { isErased } from '../../request/retention/is-erased.ts'
import { RetentionLine } from '../../request/retention/retention-line.tsx'
import { AddFromTray } from './files/add-from-tray.tsx'
import { ReviewButtons } from './stages/review/review-buttons.tsx'
import { WhoRead } from './files/who-read.tsx'
import { WrongFiles } from './files/wrong-files.tsx'
import styles from './frame.module.css'

interface RequestDocumentsProps {
  request: OfficeRequest
  commands: RequestCommands
}

/**
 * The current translation first, then the customer's documents. Documents brought to the office are
 * added with the button only: dropping a file on the page is not supported here, because a
 * translation dropped by mistake would become a customer document.
 */
export function RequestDocuments({ request, commands }: RequestDocumentsProps) {
  const headingId = useId()
  const files = useFilesInOrder(request)
  // Adding a document raises the version; without this, open forms would report a conflict.
  const noteOwnChange = (to: number) => commands.edits.saved(undefined, { from: to - 1, to })
  return (
    <section className={styles.documents} aria-labelledby={headingId}>
      <AddDocuments request={request} className={styles.papers} onAdded={noteOwnChange}>
        {({ adding, underWay }) => (
          <>
            <div className={styles.line}>
              <h2 id={headingId}>
                <Trans>Documents</Trans>
              </h2>
              {adding}
              {adding !== undefined && <AddFromTray request={request} onAdded={noteOwnChange} />}
            </div>
            {underWay && <div className={styles.underWay}>{underWay}</div>}
            {!isErased(request) && (
              <Preview
                files={files}
                serviceKind={request.serviceKind}
                actions={request.stage === 'review' && <ReviewButtons commands={commands} />}
              />
            )}
          </>
        )}
      </AddDocuments>
      <RetentionLine request={request} />
      <WhoRead request={request} />
      <WrongFiles request={request} edits={commands.edits} />
    </section>
  )
}

function useFilesInOrder(request: OfficeRequest): FileView[] {
  const { t } = useLingui()
  const { documents, translations, translation, isTranslated } = request
  const asEarlier = (file: FileView): FileView => {
    const { name, withdrawnAt } = file
    const shown = withdrawnAt === undefined ? t`${name} (earlier version)` : t`${name} (withdrawn)`
    return { ...file, name: shown }
  }
  const isCurrent = ({ path }: FileView) => isTranslated && path === translation
  const current = translations.filter(isCurrent)
  const earlier = translations.filter((file) => !isCurrent(file))
  return [...current, ...documents, ...earlier.map(asEarlier)]
}
