import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from '@kakehashi/ui/button'
import { acceptedFiles } from './check-file.ts'
import styles from './uploads.module.css'

interface AddFilesProps {
  onFiles: (files: Iterable<File>) => void
  /** The target of the error summary. */
  id?: string | undefined
  describedBy?: string | undefined
  /** One PDF instead of any documents. */
  isOnePdf?: boolean
  children?: ReactNode
}

/** The file picker, and on phones a camera button, which many pickers hide. */
export function AddFiles({ onFiles, id, describedBy, isOnePdf = false, children }: AddFilesProps) {
  const picker = useRef<HTMLInputElement>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])])
    // Allows the same file to be chosen again after it was removed.
    currentTarget.value = ''
  }

  return (
    <div className={styles.add}>
      <Button
        id={id}
        variant="line"
        size="small"
        icon="plus"
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
      >
        {children ?? <Trans>Add a file</Trans>}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={!isOnePdf}
        accept={isOnePdf ? '.pdf' : acceptedFiles}
        onChange={take}
      />
      {!isOnePdf && <Camera onTake={take} />}
    </div>
  )
}

function Camera({ onTake }: { onTake: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon="photo"
        className={styles.camera}
        onClick={() => camera.current?.click()}
      >
        <Trans>Take a photo</Trans>
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={onTake}
      />
    </>
  )
}
