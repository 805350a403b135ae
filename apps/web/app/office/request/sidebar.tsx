import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { officeDate } from '@kakehashi/domain/dates'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLanguagePair } from '../../request/use-language-pair.ts'
import { Price } from '../../request/price.tsx'
import { purposeLabels } from '../../request/request-labels.ts'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Pill } from '@kakehashi/ui/pill'
import type { OfficeRequest } from './commands/office-request.ts'
import styles from './sidebar.module.css'
import { TranslatorName } from './steps/translate/translator-name.tsx'

/** What was ordered, at what price, and what the customer said about it. */
export function Sidebar({ request }: { request: OfficeRequest }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const headingId = useId()
  const pair = useLanguagePair(request)
  const { requestItem, service, totalPrice, details, purpose, neededBy, promisedOn } = request
  const day = (on: string) => <time dateTime={on}>{officeDate(on, language)}</time>
  const facts = [
    { label: t`Languages`, value: pair },
    { label: t`Purpose`, value: purpose && i18n._(purposeLabels[purpose]) },
    { label: t`Needed by`, value: neededBy && day(neededBy) },
    { label: t`Ready by`, value: promisedOn && day(promisedOn) },
    { label: t`Translator`, value: <TranslatorName request={request} /> },
  ].filter(({ value }) => value)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Request</Trans>
      </h2>
      <p className={styles['item']}>
        <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles['icon']} />
        <b className="serif">
          <ServiceName service={service} requestItem={requestItem} />
        </b>
        {totalPrice === 0 ? (
          <Pill tone="amber" icon="clock">
            <Price amount={totalPrice} />
          </Pill>
        ) : (
          <b>
            <Price amount={totalPrice} />
          </b>
        )}
      </p>
      <DefinitionList className={styles['facts']} items={facts} />
      <h3 className={styles['label']}>
        <Trans>Details</Trans>
      </h3>
      <p className={styles['details']}>{details || <Trans>Nothing was written.</Trans>}</p>
    </section>
  )
}
