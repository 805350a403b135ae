import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { doubtTexts } from './doubt-texts.ts'
import type { Upload } from './upload.ts'
import styles from './uploads.module.css'

interface DoubtfulPhotoProps {
  upload: Upload
  /** Takes the new photo in place of this one. */
  onRetake: (photos: Iterable<File>) => void
  onAccept: () => void
  /** Where no row says which photo it is. */
  isNamed?: boolean
}

/** Says that a photo may be hard to read. It is sent anyway: what to do is up to the reader. */
export function DoubtfulPhoto(props: DoubtfulPhotoProps) {
  const { upload, onRetake, onAccept, isNamed = false } = props
  const { t, i18n } = useLingui()
  const camera = useRef<HTMLInputElement>(null)
  const { doubt, name, state } = upload
  // A file that was not accepted has its own message; one is enough.
  if (doubt === undefined || state.kind === 'failed' || state.kind === 'attaching') return null
  const { what, advice } = doubtTexts[doubt]

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const photos = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (photos.length > 0) onRetake(photos)
  }

  return (
    <div className={styles.doubtful}>
      <p>
        <Icon name="alert" />
        <span>
          <b>
            {isNamed && `${name}: `}
            {i18n._(what)}
          </b>
          {i18n._(advice)}
        </span>
      </p>
      <div>
        <Button
          variant="line"
          size="small"
          icon="photo"
          aria-label={t`Take it again: ${name}`}
          onClick={() => camera.current?.click()}
        >
          <Trans>Take it again</Trans>
        </Button>
        <Button
          variant="line"
          size="small"
          aria-label={t`Use it anyway: ${name}`}
          onClick={onAccept}
        >
          <Trans>Use it anyway</Trans>
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={take}
      />
    </div>
  )
}
