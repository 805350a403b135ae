import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { cancelledName, stageNameOf, stageNames } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLateText } from '../../request/status/use-late-text.ts'
import { useStatusText } from '../../request/status/use-status-text.ts'
import { useWhoseTurn } from '../../request/status/use-whose-turn.ts'
import { statusOf } from '../../request/status/request-status.ts'
import { Pill } from '@kakehashi/ui/pill'
import styles from './own-requests.module.css'

/** The status of a request, and whose turn it is. */
export function RequestStatus({ request }: { request: CustomerRequestItem }) {
  const language = useLanguage()
  const statusText = useStatusText(request)
  const turn = useWhoseTurn(request)
  const lateText = useLateText(request)
  const status = statusOf(request)
  if (status === 'cancelled') return <Pill tone="plain">{cancelledName[language]}</Pill>
  if (status === 'complete') {
    return (
      <Pill tone="leaf" icon="check">
        {stageNames.complete[language]}
      </Pill>
    )
  }
  if (status === 'balance-due') {
    return (
      <Pill tone="amber" icon="alert">
        {statusText}
      </Pill>
    )
  }
  if (lateText) {
    return (
      <>
        <Pill tone="amber" icon="alert">
          <Trans>Late</Trans>
        </Pill>
        {turn?.isReader && <b className={styles.turn}>{turn.who}</b>}
        <span>{lateText}</span>
      </>
    )
  }
  return (
    <>
      <Pill tone="sea">{stageNameOf(request.stage, request.serviceKind)[language]}</Pill>
      {turn?.isReader && <b className={styles.turn}>{turn.who}</b>}
      <span>{statusText}</span>
    </>
  )
}
