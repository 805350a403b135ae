import { removeOriginalFields } from '@kakehashi/contract/requests/originals'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRemoveOriginalMutation } from '../../../api/originals-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { RemoveActions } from '../../../forms/remove-actions.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import type { OriginalFormProps } from './original-form-props.ts'

/** For a paper that was never here, or is no original. The entry stays, with the reason. */
export function RemoveOriginal({ request, original, onDone, onClose }: OriginalFormProps) {
  const { t } = useLingui()
  const [remove] = useRemoveOriginalMutation()
  const { description } = original
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: removeOriginalFields,
    startWith: { reason: '' },
    send: async (body) => {
      const ids = { requestId: request._id, originalId: original._id }
      onDone(await remove({ ...ids, ...body }).unwrap())
      showToast.success(t`Entry removed`)
    },
    idPrefix: 'remove-original-',
  })
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <p>
        <Trans>
          {description} no longer counts as an original in the house, and the customer no longer
          sees it. The entry stays in the history with your reason.
        </Trans>
      </p>
      <TextField label={t`Reason`} autoComplete="off" maxLength={200} {...field('reason')} />
      <RemoveActions isSending={isSending} onClose={onClose}>
        <Trans>REMOVE THE ENTRY</Trans>
      </RemoveActions>
    </Form>
  )
}
