import { Fieldset } from '@kakehashi/ui/form'
import { defaultDeliveryWay } from '@kakehashi/domain/request/delivery'
import { hasReadyDay, type ServiceKind } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { workWords } from '../../request/service-kind-texts.ts'
import {
  DeliveryFields,
  type DeliveryFieldsProps,
} from '../../request/delivery/delivery-fields.tsx'

interface DeliverySectionProps extends Omit<DeliveryFieldsProps, 'question'> {
  serviceKind: ServiceKind
  /** Called when a way was chosen that is no longer asked for. */
  onReset: () => void
}

/** The way of delivery, on forms for a new request. Not asked for an interpretation. */
export function DeliverySection({ serviceKind, onReset, ...props }: DeliverySectionProps) {
  const { i18n } = useLingui()
  const isAsked = hasReadyDay(serviceKind)
  // An answer that is no longer shown must not be sent, nor be refused for a missing address.
  const isLeftOver = !isAsked && props.chosen.delivery !== defaultDeliveryWay
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    if (isLeftOver) reset()
  }, [isLeftOver])
  if (!isAsked) return null
  const question = i18n._(workWords[serviceKind].howToGet)
  return (
    <Fieldset legend={question} hint={<Trans>You can change this until it is delivered</Trans>}>
      <DeliveryFields {...props} question={question} />
    </Fieldset>
  )
}
