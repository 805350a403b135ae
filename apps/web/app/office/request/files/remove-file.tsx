import { removeFileFields } from '@kakehashi/contract/requests/request-files'
import { removedFileDays } from '@kakehashi/domain/request/file-removal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRemoveFileMutation } from '../../../api/request-files-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { RemoveActions } from '../../../forms/remove-actions.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { ReasonChoice } from './reason-choice.tsx'
import type { FileFormProps } from './file-form-props.ts'

/** Asks why, and removes a file from the request. */
export function RemoveFile({ request, file, onDone, onClose }: FileFormProps) {
  const { t } = useLingui()
  const [remove] = useRemoveFileMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: removeFileFields,
    startWith: {},
    send: async (body) => {
      const { _id: requestId, version } = request
      onDone(await remove({ requestId, fileId: file._id, version, ...body }).unwrap())
      showToast.success(t`File removed`)
    },
    idPrefix: 'remove-',
  })
  const { name } = file
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <p>
        <Trans>
          The customer and the translator no longer see {name}. You can put it back for{' '}
          {removedFileDays} days. Then it is deleted.
        </Trans>
      </p>
      <ReasonChoice {...field('reason')} />
      <RemoveActions isSending={isSending} onClose={onClose}>
        <Trans>REMOVE THE FILE</Trans>
      </RemoveActions>
    </Form>
  )
}
