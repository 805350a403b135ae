import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { acceptedFiles } from '../../request/uploads/check-file.ts'
import styles from './send.module.css'

/** Two buttons for the thumb: the camera, and what is on the phone already. */
export function PickFiles({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])])
    // Allows the same file to be chosen again.
    currentTarget.value = ''
  }

  return (
    <div className={styles.pick}>
      <Button variant="seal" icon="photo" isWide onClick={() => camera.current?.click()}>
        <Trans>TAKE A PHOTO</Trans>
      </Button>
      <Button variant="line" icon="document" isWide onClick={() => picker.current?.click()}>
        <Trans>Choose files</Trans>
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={take}
      />
      <input ref={picker} type="file" hidden multiple accept={acceptedFiles} onChange={take} />
    </div>
  )
}
