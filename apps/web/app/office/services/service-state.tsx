import type { ServiceView } from '@kakehashi/contract/services/services'
import { pageSlug } from '@kakehashi/domain/services'
import { Trans } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'
import { useDates } from '../../i18n/use-dates.ts'
import { MissingParts } from './missing-parts.tsx'
import styles from './service-form.module.css'

/** Whether customers can see the service, and what is missing if not. */
export function ServiceState({ service }: { service: ServiceView }) {
  const { listDate } = useDates()
  const { archivedAt, isDraft, slug } = service
  if (archivedAt !== undefined) {
    const day = listDate(archivedAt)
    return (
      <div className={styles.state}>
        <Pill tone="plain">
          <Trans>Withdrawn on {day}</Trans>
        </Pill>
        <p>
          <Trans>
            This service has been requested before, so it is kept. It cannot be requested or changed
            until it is offered again.
          </Trans>
        </p>
      </div>
    )
  }
  if (isDraft) {
    return (
      <div className={styles.state}>
        <Pill tone="amber" icon="alert">
          <Trans>Draft</Trans>
        </Pill>
        <b>
          <MissingParts service={service} />
        </b>
        <p>
          <Trans>Visitors cannot see it yet. It is published when you save it.</Trans>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <Pill tone="leaf" icon="check">
        <Trans>Offered</Trans>
      </Pill>
      <p>
        <a href={`/services/${pageSlug(slug)}`}>
          <Trans>See its page on the website</Trans>
        </a>
      </p>
    </div>
  )
}
