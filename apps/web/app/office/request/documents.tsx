import type { RequestCommands } from './commands/use-request-commands.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Preview } from '../../request/preview/preview.tsx'
import { AddDocuments } from '../../request/documents/add-documents.tsx'
import styles from './frame.module.css'

interface RequestDocumentsProps {
  request: OfficeRequest
  edits: RequestCommands['edits']
}

/**
 * The papers beside the decision: the finished work first, once there is some to judge. What was
 * brought to the counter is added here, by the button alone: a finished translation that is let go
 * over the page is not one of the customer's papers.
 */
export function RequestDocuments({ request, edits }: RequestDocumentsProps) {
  const headingId = useId()
  const files = useFilesInOrder(request)
  // What we add here is no news to the forms.
  const noteOwnChange = (to: number) => edits.saved(undefined, { from: to - 1, to })
  return (
    <section className={styles['viewer']} aria-labelledby={headingId}>
      <AddDocuments request={request} className={styles['papers']} onAdded={noteOwnChange}>
        {({ adding, underWay }) => (
          <>
            <div className={styles['line']}>
              <h2 id={headingId}>
                <Trans>Documents</Trans>
              </h2>
              {adding}
            </div>
            {underWay && <div className={styles['underWay']}>{underWay}</div>}
            <Preview files={files} />
          </>
        )}
      </AddDocuments>
    </section>
  )
}

function useFilesInOrder(request: OfficeRequest): FileView[] {
  const { t } = useLingui()
  const { documents, translations, translation, isTranslated } = request
  const asEarlier = (file: FileView): FileView => {
    const { name } = file
    return { ...file, name: t`${name} (earlier version)` }
  }
  const isCurrent = ({ path }: FileView) => isTranslated && path === translation
  const current = translations.filter(isCurrent)
  const earlier = translations.filter((file) => !isCurrent(file))
  return [...current, ...documents, ...earlier.map(asEarlier)]
}
