import { Fieldset } from '@kakehashi/ui/form'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { workWords } from '../../request/service-kind-texts.ts'
import {
  DeliveryFields,
  type DeliveryFieldsProps,
} from '../../request/delivery/delivery-fields.tsx'

interface DeliverySectionProps extends Omit<DeliveryFieldsProps, 'question'> {
  serviceKind: ServiceKind
}

/** The way of delivery, on forms for a new request. */
export function DeliverySection({ serviceKind, ...props }: DeliverySectionProps) {
  const { i18n } = useLingui()
  const question = i18n._(workWords[serviceKind].howToGet)
  return (
    <Fieldset legend={question} hint={<Trans>You can change this until it is delivered</Trans>}>
      <DeliveryFields {...props} question={question} />
    </Fieldset>
  )
}
