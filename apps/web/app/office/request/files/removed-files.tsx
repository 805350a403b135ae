import type { RemovedFileView } from '@kakehashi/contract/requests/office-records'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { removalReasons } from '@kakehashi/domain/request/file-removal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '../../../i18n/use-dates.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { usePutFileBackMutation } from '../../../api/request-files-api.ts'
import { DownloadButton } from '../../../request/documents/download-button.tsx'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Fold } from '../../fold.tsx'
import styles from './wrong-files.module.css'

interface RemovedFilesProps {
  request: OfficeRequest
  onChanged: (changed: RequestDetail) => void
}

/** What staff removed from the request, until it is deleted. */
export function RemovedFiles({ request, onChanged }: RemovedFilesProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [putBack, { isLoading }] = usePutFileBackMutation()
  const { _id: requestId, version, removedFiles } = request
  const count = removedFiles.length
  if (count === 0) return null

  async function restore(fileId: string) {
    try {
      onChanged(await putBack({ requestId, fileId, version }).unwrap())
      showToast.success(t`File put back`)
    } catch (error) {
      showFailedCall(error)
    }
  }

  return (
    <Fold title={<Trans>Removed files ({count})</Trans>} isOpen={isOpen} onToggle={setOpen}>
      <ul role="list" className={styles.files}>
        {removedFiles.map((file) => (
          <li key={file._id}>
            <span className={styles.name}>
              {file.name}
              <RemovedBy file={file} />
            </span>
            <DownloadButton variant="line" size="small" path={file.path} what={file.name}>
              <Trans>Open</Trans>
            </DownloadButton>
            <Button
              variant="line"
              size="small"
              isBusy={isLoading}
              busyLabel={t`Sending`}
              onClick={() => void restore(file._id)}
            >
              <Trans>Put back</Trans>
              <span className="hush"> {file.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function RemovedBy({ file }: { file: RemovedFileView }) {
  const language = useLanguage()
  const { dateAndTime } = useDates()
  const { removedBy, removedAt, reason } = file
  return (
    <small>
      {removalReasons[reason][language]}, {removedBy ?? <Trans>Former staff member</Trans>},{' '}
      <time dateTime={removedAt}>{dateAndTime(removedAt)}</time>
    </small>
  )
}
