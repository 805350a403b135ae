import { stagePath } from '@kakehashi/contract/screen-paths'
import { msg } from '@lingui/core/macro'
import {
  keyTo,
  keyToMainButton,
  useEnterGuard,
  zoomKeys,
} from '../request/commands/use-stage-keys.ts'
import { useKeys, useUpKey } from '../keys/use-keys.ts'
import type { Changes } from './use-changes.ts'

/** The keys of the review, beside those of every screen. */
export function useReviewKeys(requestId: string, { count, goTo }: Changes): void {
  useEnterGuard()
  useUpKey(stagePath('review', requestId), msg`Back to the request`)
  const isHere = () => count > 0
  useKeys([
    { key: '[', also: ['k'], label: msg`Previous change`, isHere, do: () => goTo(-1) },
    { key: ']', also: ['j'], label: msg`Next change`, isHere, do: () => goTo(1) },
    keyTo('note-comment', 'c', msg`Write a note`),
    keyTo('return-reason', 'f', msg`To the reason for a return`),
    ...zoomKeys(),
    keyToMainButton(),
  ])
}
