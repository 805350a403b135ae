import type { PricedRequest } from '../request-views.ts'
import { sentDeliveryProblems } from '@kakehashi/contract/requests/delivery'
import { changeDeliveryFields } from '@kakehashi/contract/requests/request-commands'
import { deliveryFields, deliveryOf } from '@kakehashi/domain/request/delivery'
import { Button } from '@kakehashi/ui/button'
import { Dialog, DialogActions } from '@kakehashi/ui/dialog'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useChangeDeliveryMutation } from '../../api/request-commands-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { workWords } from '../service-kind-texts.ts'
import { DeliveryFields } from './delivery-fields.tsx'

interface ChangeDeliveryProps {
  request: PricedRequest
  /** The version after the change, for screens with other forms. */
  onChanged?: ((version: number) => void) | undefined
}

/** The button and the form with which the way is changed, until the translation is delivered. */
export function ChangeDelivery({ request, onChanged }: ChangeDeliveryProps) {
  const { i18n } = useLingui()
  const { howToGet, howCustomerGets } = workWords[request.serviceKind]
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!request.can.includes('changeDelivery')) return null
  return (
    <>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        <Trans>Change delivery</Trans>
      </Button>
      <Dialog
        title={request.reader === 'customer' ? i18n._(howToGet) : i18n._(howCustomerGets)}
        isOpen={isOpen}
        onClose={close}
      >
        {isOpen && <ChangeForm request={request} onChanged={onChanged} onClose={close} />}
      </Dialog>
    </>
  )
}

function ChangeForm({
  request,
  onChanged,
  onClose,
}: ChangeDeliveryProps & { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { _id: requestId } = request
  // As it was when the form was opened, so that a later change is noticed.
  const [version] = useState(request.version)
  const [changeDelivery] = useChangeDeliveryMutation()
  const details = deliveryFields.map((name) => [name, request[name] ?? ''])
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: changeDeliveryFields,
    startWith: { delivery: request.delivery, ...Object.fromEntries(details) },
    alsoCheck: sentDeliveryProblems,
    send: async (body) => {
      const reply = await changeDelivery({ requestId, version, ...deliveryOf(body) }).unwrap()
      onChanged?.(reply.version)
      showToast.success(t`Delivery changed`)
      onClose()
    },
    idPrefix: 'change-',
  })
  const [delivery, postalCountry] = useWatch({
    control: form.control,
    name: ['delivery', 'postalCountry'],
  })
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <DeliveryFields
        field={field}
        question={i18n._(workWords[request.serviceKind].howToGet)}
        chosen={{ delivery, postalCountry }}
        isDisabled={isSending}
        isForStaff={request.reader === 'office'}
      />
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>SAVE</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}
