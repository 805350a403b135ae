import type { CustomerRequestItem } from '@kakehashi/contract/request-view'
import { cancelledName, stageNames } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useStandingWords } from '../../request/status/use-status-text.ts'
import { useWhoActs } from '../../request/status/use-whose-turn.ts'
import { standingOf } from '../../request/status/request-status.ts'
import { Pill } from '@kakehashi/ui/pill'
import styles from './own-requests.module.css'

/** How far an order is, and whose turn it is. */
export function RequestState({ request }: { request: CustomerRequestItem }) {
  const language = useLanguage()
  const words = useStandingWords(request)
  const acts = useWhoActs(request)
  const standing = standingOf(request)
  if (standing === 'cancelled') return <Pill tone="plain">{cancelledName[language]}</Pill>
  if (standing === 'complete') {
    return (
      <Pill tone="leaf" icon="check">
        {stageNames.complete[language]}
      </Pill>
    )
  }
  if (standing === 'balance-due') {
    return (
      <Pill tone="amber" icon="alert">
        {words}
      </Pill>
    )
  }
  return (
    <>
      <Pill tone="sea">{stageNames[request.stage][language]}</Pill>
      {acts?.isReader && <b className={styles['turn']}>{acts.who}</b>}
      <span>{words}</span>
    </>
  )
}
