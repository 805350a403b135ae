import { Trans } from '@lingui/react/macro'

/** Asked of whoever leaves after the press and before the file is there: nothing would be sent. */
export const leaveWhileUploading = {
  title: <Trans>Leave before it is sent?</Trans>,
  children: (
    <Trans>It still waits for your file and is not sent if you leave. The file is kept.</Trans>
  ),
}
