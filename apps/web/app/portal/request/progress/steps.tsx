import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { StepsAndTimes } from '../../../request/status/progress-tracker.tsx'
import styles from './request-progress.module.css'
import { useProgress } from '../../../request/status/use-progress.ts'

/** For phones, where the tracker has no room for labels. */
export function Steps({ request }: { request: RequestDetail }) {
  const { t } = useLingui()
  const headingId = useId()
  const data = useProgress(request)
  const { orderNumber } = request
  return (
    <section className={styles.steps} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Steps and times</Trans>
      </h2>
      <StepsAndTimes {...data} label={t`Progress of request ${orderNumber}`} />
    </section>
  )
}
