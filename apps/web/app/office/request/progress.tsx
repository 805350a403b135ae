import type { OfficeRequest } from '../../request/request-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ProgressLine } from '../../request/status/progress-line.tsx'
import { ProgressTracker, StepsAndTimes } from '../../request/status/progress-tracker.tsx'
import { AnnounceOnce } from '../../request/announce-once.tsx'
import { statusOf } from '../../request/status/request-status.ts'
import { useProgress } from '../../request/status/use-progress.ts'
import { useStatusText } from '../../request/status/use-status-text.ts'
import { Fold } from '../fold.tsx'
import styles from './progress.module.css'

export function Progress({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const [areStepsOpen, setStepsOpen] = useState(false)
  const what = useStatusText(request)
  const data = useProgress(request)
  const { orderNumber, stage, quote } = request
  const label = t`Progress of request ${orderNumber}`
  return (
    <section className={styles.progress} aria-label={t`Progress`}>
      <ProgressLine request={request} />
      <div>
        <ProgressTracker {...data} label={label} />
      </div>
      <div className={styles.steps}>
        <Fold title={<Trans>Steps and times</Trans>} isOpen={areStepsOpen} onToggle={setStepsOpen}>
          <StepsAndTimes {...data} label={label} />
        </Fold>
      </div>
      <AnnounceOnce mark={`${statusOf(request)} ${stage} ${quote?.version ?? 0}`} text={what} />
    </section>
  )
}
