import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import styles from './uploads.module.css'

/**
 * Accepts files dropped anywhere on the page: one that misses a small target would be opened by the
 * browser, and the form would be lost.
 */
export function DropFiles({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const listening = new AbortController()
    const listen = (
      kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      hear: (event: DragEvent) => void,
    ) => document.addEventListener(kind, (event) => hasFiles(event) && hear(event), listening)

    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    listen('dragenter', over)
    listen('dragover', over)
    listen('dragleave', ({ relatedTarget }) => {
      // Without a related target, the files have left the window.
      if (relatedTarget === null) setOver(false)
    })
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    })
    return () => listening.abort()
  }, [])

  if (!isOver) return null
  return (
    <div className={styles.drop} aria-hidden="true">
      <p>
        <Icon name="upload" />
        <Trans>Drop your files to add them</Trans>
      </p>
    </div>
  )
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
