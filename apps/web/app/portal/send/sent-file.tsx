import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Pill } from '@kakehashi/ui/pill'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { DoubtfulPhoto } from '../../request/uploads/doubtful-photo.tsx'
import { formatSize } from '../../request/uploads/file-text.ts'
import { failureText } from '../../request/uploads/upload-failure.ts'
import type { Upload } from '../../request/uploads/upload.ts'
import styles from './send.module.css'

interface SentFileProps {
  upload: Upload
  onRetry: () => void
  onAccept: () => void
  onRetake: (photos: Iterable<File>) => void
}

export function SentFile({ upload, onRetry, onAccept, onRetake }: SentFileProps) {
  const { t } = useLingui()
  const { name, size, state } = upload
  return (
    <li className={styles.file}>
      <div>
        <b>{name}</b>
        <span>{formatSize(size)}</span>
      </div>
      <SendState upload={upload} />
      {state.kind === 'failed' && state.canRetry && (
        <Button variant="line" size="small" aria-label={t`RETRY: ${name}`} onClick={onRetry}>
          <Trans>RETRY</Trans>
        </Button>
      )}
      <DoubtfulPhoto upload={upload} onAccept={onAccept} onRetake={onRetake} />
    </li>
  )
}

function SendState({ upload: { name, size, state } }: { upload: Upload }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (state.kind === 'ready') {
    return (
      <Pill tone="leaf" icon="check">
        <Trans>Arrived</Trans>
      </Pill>
    )
  }
  if (state.kind === 'failed') {
    return (
      <p className={styles.refused}>
        <Icon name="alert" />
        {failureText(state.failure, language)}
      </p>
    )
  }
  if (state.kind === 'sending') {
    return <progress aria-label={t`Sending ${name}`} max={size} value={state.sent} />
  }
  return (
    <Pill tone="sea" icon="clock">
      {state.kind === 'checking' ? <Trans>Checking for viruses</Trans> : <Trans>Waiting</Trans>}
    </Pill>
  )
}
