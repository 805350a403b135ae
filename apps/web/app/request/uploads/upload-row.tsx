import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Pill } from '@kakehashi/ui/pill'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { DoubtfulPhoto } from './doubtful-photo.tsx'
import { figureOf, useFileText, formatSize } from './file-text.ts'
import { failureText } from './upload-failure.ts'
import { isInterrupted, isUnderWay, type Upload } from './upload.ts'
import styles from './uploads.module.css'

interface UploadRowProps {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
  /** For a photo that may be hard to read, if this browser can take another one. */
  onAccept?: () => void
  onRetake?: (photos: Iterable<File>) => void
}

export function UploadRow(props: UploadRowProps) {
  const { upload, onCancel, onRetry, onRemove, onAccept, onRetake } = props
  const { t } = useLingui()
  const { name, state } = upload
  const canRetry = state.kind === 'stopped' || (state.kind === 'failed' && state.canRetry)
  const actions = useRef<HTMLDivElement>(null)
  const focusFallback = useFocusFallback(() => actions.current?.querySelector('button'))
  const isFresh = useFresh(`${canRetry} ${isUnderWay(upload)}`)
  return (
    <li className={styles.row} data-state={state.kind}>
      <Picture upload={upload} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          <Meta upload={upload} />
        </span>
      </div>
      <div className={styles.state}>
        <UploadProgress upload={upload} />
      </div>
      <div ref={actions} className={styles.actions} {...focusFallback}>
        {canRetry && (
          <Button
            key="retry"
            variant="line"
            size="small"
            aria-label={t`RETRY: ${name}`}
            onClick={onRetry}
          >
            <Trans>RETRY</Trans>
          </Button>
        )}
        {isUnderWay(upload) ? (
          <Button
            key="cancel"
            variant="line"
            size="small"
            aria-label={t`Cancel: ${name}`}
            aria-disabled={isFresh || state.kind === 'attaching'}
            onClick={onCancel}
          >
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <Button
            key="remove"
            variant="line"
            size="small"
            aria-label={t`Remove: ${name}`}
            aria-disabled={isFresh}
            onClick={onRemove}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {onAccept && onRetake && (
        <DoubtfulPhoto upload={upload} onAccept={onAccept} onRetake={onRetake} />
      )}
    </li>
  )
}

/** Milliseconds for which a new button ignores presses that were meant for the one it replaced. */
const settlingTime = 500

function useFresh(buttons: string): boolean {
  const [known, setKnown] = useState(buttons)
  useEffect(() => {
    const settling = setTimeout(() => setKnown(buttons), settlingTime)
    return () => clearTimeout(settling)
  }, [buttons])
  return known !== buttons
}

function Picture({ upload: { kind, thumbnail } }: { upload: Upload }) {
  if (thumbnail) return <img src={thumbnail} alt="" className={styles.picture} />
  return (
    <span className={styles.picture}>
      <Icon name={kind === 'photo' ? 'photo' : 'document'} />
    </span>
  )
}

function Meta({ upload: { kind, size, state } }: { upload: Upload }) {
  const fileText = useFileText()
  if (state.kind === 'sending') {
    const sent = figureOf(state.sent, size)
    const whole = formatSize(size)
    return (
      <Trans>
        {sent} of {whole} sent
      </Trans>
    )
  }
  return fileText({ kind, size, pages: state.kind === 'ready' ? state.file.pages : undefined })
}

function UploadProgress({ upload }: { upload: Upload }) {
  const { name, size, state } = upload
  const { t } = useLingui()
  const language = useLanguage()
  switch (state.kind) {
    case 'waiting':
      return (
        <Pill tone="plain" icon="clock">
          <Trans>Waiting</Trans>
        </Pill>
      )
    case 'saving':
      return (
        <Pill tone="plain" icon="clock">
          <Trans>Adding</Trans>
        </Pill>
      )
    case 'held':
      return (
        <Pill tone="plain" icon="check">
          <Trans>Added</Trans>
        </Pill>
      )
    case 'sending':
      return (
        <progress
          className={styles.bar}
          aria-label={t`Sending ${name}`}
          max={size}
          value={state.sent}
        />
      )
    case 'checking':
      return <Checking />
    case 'attaching':
      return (
        <Pill tone="sea" icon="clock">
          <Trans>Adding it to your request</Trans>
        </Pill>
      )
    case 'ready':
      // The virus scanner is unavailable: the file is checked later.
      if (state.file.status === 'pending') return <Checking />
      return (
        <Pill tone="leaf" icon="check">
          <Trans>Ready</Trans>
        </Pill>
      )
    case 'stopped':
      return (
        <Pill tone="amber" icon="minus">
          <Trans>Not sent</Trans>
        </Pill>
      )
    case 'failed':
      return (
        <p className={styles.refused}>
          <Icon name="alert" />
          <span>
            {isInterrupted(upload) && (
              <b>
                <Trans>Not sent yet.</Trans>{' '}
              </b>
            )}
            {failureText(state.failure, language)}
          </span>
        </p>
      )
  }
}

function Checking() {
  return (
    <Pill tone="sea" icon="clock">
      <Trans>Checking for viruses</Trans>
    </Pill>
  )
}
