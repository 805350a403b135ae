import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { isErased } from '../retention/is-erased.ts'
import { RetentionLine } from '../retention/retention-line.tsx'
import { DocumentRow } from './document-row.tsx'
import styles from './documents.module.css'
import { TranslationRows } from './translation-rows.tsx'

interface DocumentsProps {
  request: RequestDetail
  /** The button to add a file, beside the heading. */
  adding?: ReactNode
  /** Rows of running uploads, after the documents. */
  underWay?: ReactNode
}

export function Documents({ request, adding, underWay }: DocumentsProps) {
  const headingId = useId()
  const { documents } = request
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Trans>Documents</Trans>
        </h2>
        {adding}
      </div>
      {!isErased(request) && (
        <ul role="list" className={styles.rows}>
          {documents.length === 0 && (
            <li className={styles.none}>
              <Trans>No Document</Trans>
            </li>
          )}
          {documents.map((file) => (
            <DocumentRow key={file._id} file={file} label={<Trans>ORIGINAL</Trans>} />
          ))}
          {underWay && <li className={styles.underWay}>{underWay}</li>}
          <TranslationRows request={request} />
        </ul>
      )}
      {request.reader !== 'desk' && <RetentionLine request={request} />}
    </section>
  )
}
