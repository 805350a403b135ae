import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ProgressLine } from '../../request-parts/progress-line.tsx'
import { ProgressTracker, StepsAndTimes } from '../../request-parts/progress-tracker.tsx'
import { SaidOnce } from '../../request-parts/said-once.tsx'
import { standingOf } from '../../request-parts/standing.ts'
import { useProgress } from '../../request-parts/use-progress.ts'
import { useStandingWords } from '../../request-parts/use-standing-words.ts'
import { useWhoActs } from '../../request-parts/use-who-acts.ts'
import { Fold } from './fold.tsx'
import type { OfficeRequest } from './office-request.ts'
import styles from './stage-progress.module.css'

export function StageProgress({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const [areStepsOpen, setStepsOpen] = useState(false)
  const what = useStandingWords(request)
  const acts = useWhoActs(request)
  const data = useProgress(request)
  const { orderNumber, stage, quote } = request
  const label = t`Progress of order ${orderNumber}`
  return (
    <section className={styles['progress']} aria-label={t`Progress`}>
      <ProgressLine
        stage={stage}
        who={acts && { words: acts.who, isReader: acts.isReader }}
        what={what}
        isStopped={data.isStopped}
      />
      <div className={styles['tracker']}>
        <ProgressTracker {...data} label={label} />
      </div>
      <div className={styles['steps']}>
        <Fold title={<Trans>Steps and times</Trans>} isOpen={areStepsOpen} onToggle={setStepsOpen}>
          <StepsAndTimes {...data} label={label} />
        </Fold>
      </div>
      <SaidOnce mark={`${standingOf(request)} ${quote?.version ?? 0}`} words={what} />
    </section>
  )
}
