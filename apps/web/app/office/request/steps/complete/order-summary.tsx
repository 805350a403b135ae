import { Trans } from '@lingui/react/macro'
import { Price } from '../../../../request/price.tsx'
import { ServiceName } from '../../../../request/service-name.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import type { OfficeRequest } from '../../commands/office-request.ts'
import { TranslatorName } from '../translate/translator-name.tsx'

/** To be read, not changed. */
export function OrderSummary({ request }: { request: OfficeRequest }) {
  const { service, requestItem, totalPrice } = request
  return (
    <DefinitionList
      items={[
        {
          label: <Trans>Service</Trans>,
          value: <ServiceName service={service} requestItem={requestItem} />,
        },
        { label: <Trans>Price</Trans>, value: <Price amount={totalPrice} /> },
        { label: <Trans>Translator</Trans>, value: <TranslatorName request={request} /> },
      ]}
    />
  )
}
