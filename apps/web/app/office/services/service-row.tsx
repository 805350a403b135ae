import type { ServiceView } from '@kakehashi/contract/services/services'
import { Plural, Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { PricePer } from '../../request/price-per.tsx'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink } from '@kakehashi/ui/row-link'
import { MissingParts } from './missing-parts.tsx'
import styles from './services.module.css'

export function ServiceRow({ service }: { service: ServiceView }) {
  const { _id, name, nameJa, icon, price, usualWorkingDays, isDraft, archivedAt } = service
  return (
    <RowLink
      to={`/admin/service/${_id}/edit`}
      lead={<ServiceIcon name={name} icon={icon} />}
      title={name === '' ? <Trans>New service without a name</Trans> : name}
      meta={
        <>
          {nameJa && <span lang="ja">{nameJa}</span>}
          <span>
            {usualWorkingDays === 0 ? (
              <Trans>Same day</Trans>
            ) : (
              <Plural value={usualWorkingDays} one="# working day" other="# working days" />
            )}
          </span>
          {service.quotesItself && (
            <span>
              <Trans>Quotes itself</Trans>
            </span>
          )}
        </>
      }
      state={
        archivedAt === undefined ? (
          isDraft && (
            <>
              <Pill tone="amber" icon="alert">
                <Trans>Draft</Trans>
              </Pill>
              <MissingParts service={service} />
            </>
          )
        ) : (
          <Archived at={archivedAt} />
        )
      }
      figure={
        price === undefined ? (
          <Trans>No price</Trans>
        ) : (
          <span className={styles.price}>
            <PricePer amount={price} unit={service.priceUnit ?? 'order'} />
          </span>
        )
      }
      isQuiet={archivedAt !== undefined}
    />
  )
}

function Archived({ at }: { at: string }) {
  const { listDate } = useDates()
  const day = listDate(at)
  return (
    <Pill tone="plain">
      <Trans>Withdrawn on {day}</Trans>
    </Pill>
  )
}
