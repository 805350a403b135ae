import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import { Pill } from '@kakehashi/ui/pill'
import { Trans } from '@lingui/react/macro'
import styles from './notes.module.css'

/** For the office: which notes the translator reads too. */
export function Audience({ note: { audience, isQuestion } }: { note: NoteView }) {
  if (audience === 'office') return null
  return (
    <p className={styles.audience}>
      {isQuestion ? (
        <Pill tone="amber" icon="info">
          <Trans>Question from the translator</Trans>
        </Pill>
      ) : (
        <Pill tone="plain">
          <Trans>For the translator</Trans>
        </Pill>
      )}
    </p>
  )
}
