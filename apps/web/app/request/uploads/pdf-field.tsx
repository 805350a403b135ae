import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldNotes } from '@kakehashi/ui/field-shell'
import { AddFiles } from './add-files.tsx'
import { DropFiles } from './drop-files.tsx'
import styles from './pdf-field.module.css'
import { UploadList } from './upload-list.tsx'
import type { Pdf } from './use-pdf.ts'

interface PdfFieldProps {
  pdf: Pdf
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A field for one PDF, which can be chosen, dropped, replaced and removed. */
export function PdfField({ pdf, id, label, hint, error }: PdfFieldProps) {
  const isChosen = pdf.uploads.items.length > 0
  return (
    <fieldset className={styles.field}>
      <legend id={`${id}-label`} className={styles.label}>
        {label}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <UploadList uploads={pdf.uploads} />
      <AddFiles
        id={id}
        onFiles={pdf.choose}
        isOnePdf
        describedBy={[`${id}-label`, hint && `${id}-hint`, error && `${id}-error`]
          .filter(Boolean)
          .join(' ')}
      >
        {isChosen ? <Trans>Choose another PDF</Trans> : <Trans>Choose a PDF</Trans>}
      </AddFiles>
      <DropFiles onFiles={pdf.choose} />
    </fieldset>
  )
}

/** Asked when leaving after the submit but before the upload is done, as nothing would be sent. */
export const leaveWhileUploading = {
  title: <Trans>Leave before the file is uploaded?</Trans>,
  children: (
    <Trans>
      Your file is still uploading. If you leave now, nothing is submitted. The file is kept.
    </Trans>
  ),
}
