import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import type { OfficeRequest } from '../../../../request/request-views.ts'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { ServiceName } from '../../../../request/service-name.tsx'
import { Price } from '../../../../request/price.tsx'
import { TranslatorName } from '../../translator/translator.tsx'
import { isErased } from '../../../../request/retention/is-erased.ts'
import { useLingui, Trans } from '@lingui/react/macro'
import { AmountPaid } from '../../money/amount-paid.tsx'
import { Ledger } from '../../money/ledger.tsx'
import { OriginalsLeft } from '../../originals/originals-left.tsx'
import { Sums } from '../../money/sums.tsx'

/** Read-only summary, except for a remaining balance. */
export function CompleteSummary({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  return (
    <>
      <OriginalsLeft request={request} />
      <OrderSummary request={request} />
      <Sums request={request} />
      {!isErased(request) && (
        <AmountPaid request={request} commands={commands} label={t`Amount paid`} />
      )}
      <Ledger request={request} />
    </>
  )
}

function OrderSummary({ request }: { request: OfficeRequest }) {
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
