import { Fieldset } from '@kakehashi/ui/form'
import { Trans } from '@lingui/react/macro'
import {
  DeliveryFields,
  type DeliveryFieldsProps,
} from '../../request/delivery/delivery-fields.tsx'

/** The way of delivery, on forms for a new request. */
export function DeliverySection(props: DeliveryFieldsProps) {
  return (
    <Fieldset
      legend={<Trans>How do you want to get your translation?</Trans>}
      hint={<Trans>You can change this until it is delivered</Trans>}
    >
      <DeliveryFields {...props} />
    </Fieldset>
  )
}
