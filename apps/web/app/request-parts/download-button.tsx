import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { downloadFile } from '../api/download.ts'
import { Button } from '../ui/button.tsx'

interface DownloadButtonProps {
  path: string
  /** Which file it is, for those who cannot see the row. */
  'aria-describedby': string
  children: ReactNode
}

/** Brings a file onto the reader's disk; reads RETRY after a failure. */
export function DownloadButton({ path, children, ...rest }: DownloadButtonProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function download() {
    setState('busy')
    try {
      await downloadFile(path)
      setState('idle')
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification has this failure logged
      console.error('A document could not be downloaded.', error)
      setState('failed')
    }
  }

  return (
    <Button
      {...rest}
      variant="line"
      size="small"
      isBusy={state === 'busy'}
      busyLabel={t`Downloading`}
      onClick={() => void download()}
    >
      {state === 'failed' ? <Trans>RETRY</Trans> : children}
    </Button>
  )
}
