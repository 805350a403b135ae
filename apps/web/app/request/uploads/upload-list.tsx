import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import { Plural } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import styles from './uploads.module.css'
import { UploadAnnouncements } from './upload-announcements.tsx'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './use-uploads.ts'

/** What the list shows, and what its buttons do. */
export type ShownUploads = Pick<
  Uploads,
  'items' | 'leftOut' | 'add' | 'cancel' | 'retry' | 'accept' | 'remove'
>

interface UploadListProps {
  uploads: ShownUploads
}

/** Every file with its state and actions. */
export function UploadList({ uploads }: UploadListProps) {
  const { items, leftOut, add, cancel, retry, accept, remove } = uploads
  const list = useRef<HTMLDivElement>(null)

  // When a row is removed with its button, the focus stays in the list.
  const focusFallback = useFocusFallback(() => list.current)

  return (
    <div ref={list} tabIndex={-1} className={styles.list} {...focusFallback}>
      {items.length > 0 && (
        <ul role="list" className={styles.rows}>
          {items.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
              onAccept={() => accept(upload.id)}
              onRetake={(photos) => {
                remove(upload.id)
                add(photos)
              }}
            />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p className={styles.left} role="alert">
          <Plural
            value={leftOut}
            one={`A request can have ${maxDocumentsPerRequest} files, so # was not added. Combine several pages into one PDF, or contact us.`}
            other={`A request can have ${maxDocumentsPerRequest} files, so # were not added. Combine several pages into one PDF, or contact us.`}
          />
        </p>
      )}
      <UploadAnnouncements uploads={items} />
    </div>
  )
}
