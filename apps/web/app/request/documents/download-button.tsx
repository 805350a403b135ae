import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { downloadFile, RefusedFile } from '../../api/client/file-transfer.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'isWide' | 'children'>

interface DownloadButtonProps extends Look {
  path: string
  /** What it downloads, read by screen readers after the button text. */
  what?: ReactNode
}

/** Downloads a file. The label becomes RETRY after a failure. */
export function DownloadButton({ path, what, children, ...rest }: DownloadButtonProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function download() {
    setState('busy')
    try {
      await downloadFile(path)
      setState('idle')
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification requires this failure to be logged
      console.error('A document could not be downloaded.', error)
      if (error instanceof RefusedFile) showToast.error(error.message)
      setState('failed')
    }
  }

  return (
    <Button
      {...rest}
      isBusy={state === 'busy'}
      busyLabel={t`Downloading`}
      onClick={() => void download()}
    >
      {state === 'failed' ? <Trans>RETRY</Trans> : children}
      {what && (
        <span className="hush">
          {' '}
          <Trans>Download {what}</Trans>
        </span>
      )}
    </Button>
  )
}
