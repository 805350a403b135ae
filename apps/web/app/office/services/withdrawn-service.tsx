import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { inDollars } from '../../request/price.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './service-form.module.css'
import { OfferAgain } from './offer-again.tsx'
import { serviceKindNames } from './service-kind-names.ts'
import { ServiceState } from './service-state.tsx'

/** Read-only page of a service that is no longer offered. */
export function WithdrawnService({ service }: { service: ServiceView }) {
  const { t, i18n } = useLingui()
  const { name, nameJa, description, descriptionJa, price, usualWorkingDays, icon, image } = service
  const facts = [
    { label: t`Name`, value: name },
    { label: t`Japanese name`, value: nameJa && <span lang="ja">{nameJa}</span> },
    { label: t`Description`, value: description },
    {
      label: t`Japanese description`,
      value: descriptionJa && <span lang="ja">{descriptionJa}</span>,
    },
    { label: t`Price`, value: price !== undefined && inDollars(price) },
    {
      label: t`Usual working days`,
      value:
        usualWorkingDays === 0 ? (
          <Trans>Same day</Trans>
        ) : (
          <Plural value={usualWorkingDays} one="# working day" other="# working days" />
        ),
    },
    { label: t`Kind of work`, value: i18n._(serviceKindNames[service.kind]) },
    { label: t`Icon`, value: <Picture address={icon} alt={t`Current icon`} /> },
    { label: t`Image`, value: <Picture address={image} alt={t`Current image`} /> },
  ].filter(({ value }) => value)
  return (
    <div className={styles.page}>
      <DefinitionList items={facts} className={styles.form} />
      <aside className={styles.aside} aria-label={t`Service status`}>
        <ServiceState service={service} />
        <OfferAgain service={service} />
      </aside>
    </div>
  )
}

/** Shows uploaded pictures; external ones only as their address. */
function Picture({ address, alt }: { address: string; alt: string }) {
  if (address === '') return <Trans>None</Trans>
  if (!isUploadedPicture(address)) return address
  return <img src={address} alt={alt} className={styles.picture} />
}
