import type { ServiceView } from '@kakehashi/contract/services/services'
import { dollarsOf, roundToCents } from '@kakehashi/domain/money'
import { estimateOf, type Rate } from '@kakehashi/domain/price-list/rates'
import { hasReadyDay } from '@kakehashi/domain/services'
import { Trans } from '@lingui/react/macro'
import { inDollars } from '../../request/price.tsx'
import { PricePer, Quantity } from '../../request/price-per.tsx'
import type { Upload } from '../../request/uploads/upload.ts'
import { Icon } from '@kakehashi/ui/icon'
import styles from './request-form.module.css'
import { sizeOfUploads } from '../../request/uploads/size-of-uploads.ts'

interface PriceEstimateProps {
  service: ServiceView | undefined
  uploads: readonly Pick<Upload, 'state'>[]
}

/** What it will cost, if the office publishes its prices: from the pages that the server counted. */
export function PriceEstimate({ service, uploads }: PriceEstimateProps) {
  if (service?.price === undefined) return null
  const { price, priceUnit: unit = 'order', minimumPrice } = service
  const rate: Rate = {
    unit,
    priceCents: roundToCents(price),
    minimumCents: minimumPrice === undefined ? null : roundToCents(minimumPrice),
  }
  const size = sizeOfUploads(uploads)
  const { cents, isLeast } = estimateOf(rate, size)
  const amount = inDollars(dollarsOf(cents))
  const isFrom = isLeast || !hasReadyDay(service.kind)
  return (
    <div className={styles.promise} aria-live="polite">
      <Icon name="info" />
      <p>
        <b>
          {isFrom ? (
            <Trans>
              From <PricePer amount={price} unit={unit} />
            </Trans>
          ) : (
            <Trans>About {amount}</Trans>
          )}
        </b>
        {isFrom && minimumPrice !== undefined && (
          <span>
            <Trans>At least {amount}</Trans>
          </span>
        )}
        {!isFrom && (unit === 'page' || unit === 'document') && (
          <span>
            <Quantity count={(unit === 'page' ? size.pages : size.documents) ?? 0} unit={unit} />
          </span>
        )}
        <span>
          <Trans>Our quote tells you the exact price. You decide then.</Trans>
        </span>
      </p>
    </div>
  )
}
