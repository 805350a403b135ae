import { Trans } from '@lingui/react/macro'
import { Button } from '@kakehashi/ui/button'
import { FormActions } from '@kakehashi/ui/form'
import { Spinner } from '@kakehashi/ui/spinner'
import { type ShownUploads, UploadList } from '../../request/uploads/upload-list.tsx'
import styles from './request-form.module.css'

interface BeingSentProps {
  uploads: ShownUploads
  isWaitingForFiles: boolean
  onCancel: () => void
}

/**
 * In place of the form while a request is sent that was completed before this page was loaded, for
 * example before the account was created: there is nothing to fill in.
 */
export function BeingSent({ uploads, isWaitingForFiles, onCancel }: BeingSentProps) {
  return (
    <div className={styles.sending}>
      <Spinner label={<Trans>Sending your request…</Trans>} />
      {isWaitingForFiles && (
        <>
          <UploadList uploads={uploads} />
          <p className={styles.next}>
            <b>
              <Trans>We will send your request when your files have uploaded.</Trans>
            </b>
          </p>
          <FormActions>
            <Button variant="line" onClick={onCancel}>
              <Trans>Do not send yet</Trans>
            </Button>
          </FormActions>
        </>
      )}
    </div>
  )
}
