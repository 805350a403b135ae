import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { useRef } from 'react'
import styles from './uploads.module.css'
import type { Upload } from './upload.ts'
import { UploadAnnouncements } from './upload-announcements.tsx'
import { UploadRow } from './upload-row.tsx'

interface ArrivedFilesProps {
  label: string
  items: readonly Upload[]
  onRemove: (id: string) => void
}

/** Files that came to the server by another way than this browser. They can only be left out. */
export function ArrivedFiles({ label, items, onRemove }: ArrivedFilesProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusFallback = useFocusFallback(() => list.current)
  return (
    <div ref={list} tabIndex={-1} className={styles.place} {...focusFallback}>
      {items.length > 0 && (
        <ul role="list" className={styles.arrived} aria-label={label}>
          {items.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => {}}
              onRetry={() => {}}
              onRemove={() => onRemove(upload.id)}
            />
          ))}
        </ul>
      )}
      <UploadAnnouncements uploads={items} />
    </div>
  )
}
