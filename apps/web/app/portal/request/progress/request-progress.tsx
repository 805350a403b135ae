import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { useLingui } from '@lingui/react/macro'
import { ProgressLine } from '../../../request/status/progress-line.tsx'
import { ProgressTracker } from '../../../request/status/progress-tracker.tsx'
import { AnnounceOnce } from '../../../request/announce-once.tsx'
import { statusOf } from '../../../request/status/request-status.ts'
import { useStatusText } from '../../../request/status/use-status-text.ts'
import styles from './request-progress.module.css'
import { useProgress } from '../../../request/status/use-progress.ts'

export function RequestProgress({ request }: { request: RequestDetail }) {
  const { t } = useLingui()
  const what = useStatusText(request)
  const data = useProgress(request)
  const { orderNumber, stage } = request
  const quoted = request.reader === 'desk' ? 0 : (request.quote?.version ?? 0)
  return (
    <section className={styles.progress} aria-label={t`Progress`}>
      <div className={styles.line}>
        <ProgressLine request={request} />
      </div>
      <div className={styles.tracker}>
        <ProgressTracker {...data} label={t`Progress of request ${orderNumber}`} />
      </div>
      <AnnounceOnce mark={`${statusOf(request)} ${stage} ${quoted}`} text={what} />
    </section>
  )
}
