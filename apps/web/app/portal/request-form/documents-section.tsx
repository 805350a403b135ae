import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import { maxFileMegabytes as megabytes } from '@kakehashi/domain/documents/files'
import { Trans } from '@lingui/react/macro'
import { AddFiles } from '../../request/uploads/add-files.tsx'
import { DropFiles } from '../../request/uploads/drop-files.tsx'
import { type ShownUploads, UploadList } from '../../request/uploads/upload-list.tsx'
import { Fieldset } from '@kakehashi/ui/form'
import styles from './request-form.module.css'
import { documentsId } from './use-request-form.ts'

interface DocumentsSectionProps {
  uploads: ShownUploads
  isDisabled: boolean
}

export function DocumentsSection({ uploads, isDisabled }: DocumentsSectionProps) {
  return (
    <Fieldset
      legend={
        <>
          <Trans>Your documents</Trans>{' '}
          <small className={styles.optional}>
            <Trans>(optional)</Trans>
          </small>
        </>
      }
      hint={
        <Trans>
          A photo or a scan of every page. PDF, JPEG, PNG, HEIC, WebP or Word (.docx), up to{' '}
          {megabytes} MB each, {maxDocumentsPerRequest} files at most. You can also bring them to
          our counter.
        </Trans>
      }
    >
      <div>
        <UploadList uploads={uploads} />
        <div className={styles.adding}>
          <AddFiles id={documentsId} onFiles={uploads.add}>
            {uploads.items.length === 0 ? <Trans>Add files</Trans> : <Trans>Add more files</Trans>}
          </AddFiles>
          <p className={styles.dropping}>
            <Trans>You can also drag files onto this page.</Trans>
          </p>
        </div>
      </div>
      <DropFiles onFiles={(files) => !isDisabled && uploads.add(files)} />
    </Fieldset>
  )
}
