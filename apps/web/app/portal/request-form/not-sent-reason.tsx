import { Trans } from '@lingui/react/macro'
import type { NotSentReason as Reason } from './use-pressed-send.ts'

/** Why a request has not been sent, and what the customer can do. */
export function NotSentReason({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'connection':
      return (
        <Trans>
          We cannot connect to the server at the moment. We will send your request as soon as the
          connection is back. Keep this page open, or come back to it later: everything is kept.
        </Trans>
      )
    case 'files':
      return (
        <Trans>
          A file could not be uploaded. Send it again or remove it, then press SEND REQUEST.
        </Trans>
      )
    case 'answers':
      return <Trans>Check your answers, then press SEND REQUEST again.</Trans>
  }
}
