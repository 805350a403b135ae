import { stagePath } from '@kakehashi/contract/screen-paths'
import { type Stage, stages } from '@kakehashi/domain/request/stage'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from 'react-router'
import { type QueueNeighbour, useQueueQuery } from '../../api/requests-api.ts'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Icon } from '@kakehashi/ui/icon'
import { KeyCaps } from '../keys/key-list.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { stageTexts } from '../../request/stage-texts.ts'
import styles from './header.module.css'

/** After finishing a stage, links to the next request in that stage. */
export function NextInQueue({ requestId }: { requestId: string }) {
  const finished = useFinishedStage()
  const { currentData: queue } = useQueueQuery(
    { id: requestId, stage: finished ?? 'quote' },
    { skip: finished === undefined },
  )
  if (!finished || !queue?.first) return null
  return <Next stage={finished} next={queue.first} />
}

function Next({ stage, next }: { stage: Stage; next: QueueNeighbour }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const to = stagePath(stage, next._id)
  useKeys([{ key: 'n', label: msg`Next request at this stage`, do: () => void navigate(to) }])
  return (
    <p className={styles.next}>
      <span>{i18n._(stageTexts[stage].next)}</span>
      <Link to={to}>
        {lastFirst(next)}
        <Icon name="right" />
      </Link>
      <KeyCaps keys="n" />
    </p>
  )
}

/** The stage just finished, passed in the navigation state. */
function useFinishedStage(): Stage | undefined {
  const state = useLocation().state as { finished?: unknown } | null
  return stages.find((stage) => stage === state?.finished)
}
