import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NotSentYet } from './not-sent-yet.tsx'
import { useIsOffline } from './use-is-offline.ts'

/** What became of a call that nobody answered. */
export type NotReached = 'nothing-sent' | 'no-reply'

interface NotReachedNoticeProps {
  how: NotReached | undefined
  /** The words on the button to press again. */
  button: ReactNode
}

/**
 * Beside the button of a form whose call is not repeated by itself. Not a toast, because the press
 * must have an answer at the place where the user looks.
 */
export function NotReachedNotice({ how, button }: NotReachedNoticeProps) {
  const isOffline = useIsOffline()
  if (how === undefined) return null
  if (how === 'no-reply') {
    return (
      <NotSentYet>
        <Trans>
          We cannot connect to the server at the moment. What you typed stays in this tab. Wait a
          moment, then press {button} again.
        </Trans>
      </NotSentYet>
    )
  }
  return (
    <NotSentYet>
      {isOffline ? (
        <Trans>
          You are offline. Nothing has been sent. What you typed stays in this tab: press {button}{' '}
          again when you are connected.
        </Trans>
      ) : (
        <Trans>
          You are connected again. Nothing has been sent so far: press {button} to continue.
        </Trans>
      )}
    </NotSentYet>
  )
}
