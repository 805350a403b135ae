import { stagePath } from '@kakehashi/contract/screen-paths'
import type { Stage } from '@kakehashi/domain/request/stage'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { type Queue, type QueueNeighbour, useQueueQuery } from '../../api/requests-api.ts'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Icon } from '@kakehashi/ui/icon'
import { useKeys } from '../keys/use-keys.ts'
import styles from './header.module.css'

interface PlaceInQueueProps {
  stage: Stage
  requestId: string
}

/** '3 of 7', with links to the previous and next request in list order. */
export function PlaceInQueue({ stage, requestId }: PlaceInQueueProps) {
  const { currentData: queue } = useQueueQuery({ id: requestId, stage })
  // Optional: show nothing while loading or on error.
  if (!queue) return null
  return <Place stage={stage} queue={queue} />
}

function Place({ stage, queue }: { stage: Stage; queue: Queue }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { place, count, newer, older } = queue
  const open = (neighbour: QueueNeighbour | undefined) => {
    if (!neighbour) return false
    return navigate(stagePath(stage, neighbour._id))
  }
  useKeys([
    { key: '[', also: ['k'], label: msg`Previous request`, do: () => open(newer) },
    { key: ']', also: ['j'], label: msg`Next request`, do: () => open(older) },
  ])
  if (place === undefined) return null
  return (
    <span className={styles.place}>
      <span>
        <Trans>
          {place} of {count}
        </Trans>
      </span>
      <Step to={newer} stage={stage} icon="previous" label={t`Previous request`} />
      <Step to={older} stage={stage} icon="next" label={t`Next request`} />
    </span>
  )
}

interface StepProps {
  to: QueueNeighbour | undefined
  stage: Stage
  icon: 'previous' | 'next'
  label: string
}

function Step({ to, stage, icon, label }: StepProps) {
  if (!to) return <Icon name={icon} className={styles.end} />
  return (
    <Link to={stagePath(stage, to._id)} aria-label={`${label}: ${lastFirst(to)}`}>
      <Icon name={icon} />
    </Link>
  )
}
