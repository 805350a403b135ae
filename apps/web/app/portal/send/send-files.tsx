import { uploadLinkFiles } from '@kakehashi/domain/counter/upload-link'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { sendByLink } from '../../api/upload-links-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { UploadAnnouncements } from '../../request/uploads/upload-announcements.tsx'
import { failureCodeOf } from './failure-code.ts'
import { useUploads } from '../../request/uploads/use-uploads.ts'
import { Ended } from './ended.tsx'
import { PickFiles } from './pick-files.tsx'
import { SentFile } from './sent-file.tsx'
import styles from './send.module.css'

interface SendFilesProps {
  token: string
  expiresAt: string
}

/** Photos and files go at once; each says when it has arrived. */
export function SendFiles({ token, expiresAt }: SendFilesProps) {
  const { timeOfDay } = useDates()
  const [send] = useState(
    () => (file: File, watching: Parameters<typeof sendByLink>[2]) =>
      sendByLink(token, file, watching),
  )
  const { items, add, retry, accept, leftOut } = useUploads({ send })
  const isEnded = items.some((upload) => failureCodeOf(upload) === 'upload-link-ended')
  const until = timeOfDay(expiresAt)
  const most = uploadLinkFiles
  return (
    <>
      {isEnded ? (
        <Ended />
      ) : (
        <>
          <p className={styles.lede}>
            <Trans>
              Photograph your documents or choose files. We get them at the counter at once. This
              page works until {until}.
            </Trans>
          </p>
          <PickFiles onFiles={add} />
        </>
      )}
      {items.length > 0 && (
        <ul role="list" className={styles.files}>
          {items.map((upload) => (
            <SentFile
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onAccept={() => accept(upload.id)}
              // What has arrived stays; the counter chooses the better one.
              onRetake={(photos) => {
                accept(upload.id)
                add(photos)
              }}
            />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p role="alert">
          <Plural
            value={leftOut}
            one={`You can send ${most} files here, so # was not added. Give it to us at the counter.`}
            other={`You can send ${most} files here, so # were not added. Give them to us at the counter.`}
          />
        </p>
      )}
      <UploadAnnouncements uploads={items} />
    </>
  )
}
