import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { useLingui } from '@lingui/react/macro'
import { ProgressLine } from '../request/status/progress-line.tsx'
import { ProgressTracker } from '../request/status/progress-tracker.tsx'
import { AnnounceOnce } from '../request/announce-once.tsx'
import { useProgress } from '../request/status/use-progress.ts'
import { useStatusText } from '../request/status/use-status-text.ts'
import styles from './request.module.css'

export function Progress({ request }: { request: RequestDetail }) {
  const { t } = useLingui()
  const what = useStatusText(request)
  const data = useProgress(request)
  const { orderNumber, stage } = request
  return (
    <section className={styles.progress} aria-label={t`Progress`}>
      <ProgressLine request={request} />
      <div className={styles.tracker}>
        <ProgressTracker {...data} label={t`Progress of request ${orderNumber}`} />
      </div>
      <AnnounceOnce mark={stage} text={what} />
    </section>
  )
}
