import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { steps } from '@kakehashi/domain/request/progress'
import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import styles from './progress-line.module.css'
import { isMessageWaiting } from './request-status.ts'
import { stepNameOf } from '../service-kind-texts.ts'
import { useProgress } from './use-progress.ts'
import { useStatusText } from './use-status-text.ts'
import { useWhoseTurn } from './use-whose-turn.ts'

/** Whose turn it is, and what the request waits for. */
export function ProgressLine({ request }: { request: RequestDetail }) {
  const { i18n } = useLingui()
  const what = useStatusText(request)
  const turn = useWhoseTurn(request)
  const { isStopped } = useProgress(request)
  const { stage, serviceKind } = request
  const number = steps.indexOf(stage) + 1
  const total = steps.length
  const name = i18n._(stepNameOf(stage, serviceKind))
  return (
    <div>
      <p className={styles.who}>
        {turn && <b className={classNames(turn.isReader && styles.reader)}>{turn.who}</b>}
        <span>
          {isStopped ? (
            <Trans>
              Stopped at step {number} of {total}, {name}
            </Trans>
          ) : (
            <Trans>
              Step {number} of {total}, {name}
            </Trans>
          )}
        </span>
      </p>
      <p className={classNames('serif', styles.what)}>{what}</p>
      {isMessageWaiting(request) && (
        <p className={styles.message}>
          <Icon name="mail" />
          <a href="#messages">
            <Trans>Please read our message</Trans>
          </a>
        </p>
      )}
    </div>
  )
}
