import type { ServiceView } from '@kakehashi/contract/services/services'
import { pageSlug } from '@kakehashi/domain/services'
import { Trans } from '@lingui/react/macro'
import { listDate } from '@kakehashi/domain/calendar/date-formats'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Pill } from '@kakehashi/ui/pill'
import { MissingParts } from './missing-parts.tsx'
import styles from './service-form.module.css'

/** Whether customers can see the service, and what is missing if not. */
export function ServiceState({ service }: { service: ServiceView }) {
  const language = useLanguage()
  const { archivedAt, isDraft, slug } = service
  if (archivedAt !== undefined) {
    const day = listDate(archivedAt, language)
    return (
      <div className={styles.state}>
        <Pill tone="plain">
          <Trans>Withdrawn on {day}</Trans>
        </Pill>
        <p>
          <Trans>
            It was ordered before, so it is kept for the books. Nobody can order it now, and it can
            no longer be changed.
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
          <Trans>Nobody outside the office sees it yet. Once it is saved, visitors do.</Trans>
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
          <Trans>See its page as visitors do</Trans>
        </a>
      </p>
    </div>
  )
}
