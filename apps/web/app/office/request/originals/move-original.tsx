import { moveOriginalFields } from '@kakehashi/contract/requests/originals'
import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMoveOriginalMutation } from '../../../api/originals-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import type { OriginalFormProps } from './original-form-props.ts'

export function MoveOriginal({ request, original, onDone, onClose }: OriginalFormProps) {
  const { t } = useLingui()
  const [move] = useMoveOriginalMutation()
  const { description, shelf } = original
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: moveOriginalFields,
    startWith: { shelf: '' },
    send: async (body) => {
      const ids = { requestId: request._id, originalId: original._id }
      onDone(await move({ ...ids, ...body }).unwrap())
      showToast.success(t`Moved to ${body.shelf}`)
    },
    idPrefix: 'move-original-',
  })
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <p>
        <Trans>
          {description} is on shelf {shelf}.
        </Trans>
      </p>
      <TextField label={t`New shelf`} autoComplete="off" maxLength={12} {...field('shelf')} />
      <DialogActions>
        <Button variant="line" aria-disabled={isSending} onClick={onClose}>
          <Trans>Leave it there</Trans>
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>MOVE IT</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}
