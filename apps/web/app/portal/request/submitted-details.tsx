import type { RequestDetail } from '@kakehashi/contract/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { formatWeekdayAndDate } from '@kakehashi/domain/day-text'
import { purposeLabels } from '../../request/request-labels.ts'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { useLanguagePair } from '../../request/use-language-pair.ts'
import styles from './submitted-details.module.css'

/** What the order form asked, and what was answered. */
export function SubmittedDetails({ request }: { request: RequestDetail }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const headingId = useId()
  const pair = useLanguagePair(request)
  const { details, purpose, neededBy, reader } = request
  const facts = [
    { label: t`Languages`, value: pair },
    { label: t`What it is for`, value: purpose && i18n._(purposeLabels[purpose]) },
    {
      label: t`Needed by`,
      value: neededBy && (
        <time dateTime={neededBy}>{formatWeekdayAndDate(neededBy, language)}</time>
      ),
    },
    { label: t`Details`, value: details && <span className={styles['details']}>{details}</span> },
  ].filter(({ value }) => value)
  return (
    <section aria-labelledby={headingId} className={styles['told']}>
      <h2 id={headingId}>
        {reader === 'customer' ? (
          <Trans>What you told us</Trans>
        ) : (
          <Trans>What the customer told us</Trans>
        )}
      </h2>
      {facts.length > 0 ? (
        <DefinitionList className={styles['facts']} items={facts} />
      ) : (
        <p className={styles['nothing']}>
          <Trans>Nothing beside the service. Write it in a message if something matters.</Trans>
        </p>
      )}
    </section>
  )
}
