import { moveFileFields } from '@kakehashi/contract/requests/request-files'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMoveFileMutation } from '../../../api/request-files-api.ts'
import { errorMessage } from '../../../api/client/base-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { showToast } from '@kakehashi/ui/toast'
import { useSearch } from '../../search/use-search.ts'
import { ReasonChoice } from './reason-choice.tsx'
import type { FileFormProps } from './file-form-props.ts'

/** Finds the request that a file belongs to, and moves it there. */
export function MoveFile({ request, file, onDone, onClose }: FileFormProps) {
  const { t } = useLingui()
  const [move] = useMoveFileMutation()
  const [typed, setTyped] = useState('')
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: moveFileFields,
    startWith: { to: '' },
    send: async (body) => {
      const { _id: requestId, version } = request
      onDone(await move({ requestId, fileId: file._id, version, ...body }).unwrap())
      showToast.success(t`File moved`)
    },
    refusedAt: { 'target-is-closed': 'to' },
    idPrefix: 'move-',
  })
  const targets = useTargets(typed, request._id)
  const { name } = file
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <p>
        <Trans>
          {name} then belongs to the other request. The customer and the translator of this one no
          longer see it.
        </Trans>
      </p>
      <TextField
        id="move-search"
        label={t`Order number or name`}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value)
          form.resetField('to')
        }}
      />
      {targets.error !== undefined && <Alert kind="error">{errorMessage(targets.error)}</Alert>}
      <div aria-live="polite">
        {targets.isEmpty && (
          <p>
            <Trans>No other request found.</Trans>
          </p>
        )}
      </div>
      <RadioGroup {...field('to')} legend={t`Move it to`} options={targets.options} />
      <ReasonChoice {...field('reason')} />
      <DialogActions>
        <Button variant="line" aria-disabled={isSending} onClick={onClose}>
          <Trans>Keep it here</Trans>
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>MOVE THE FILE</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}

/** The other requests that match, as options. */
function useTargets(typed: string, ownId: string) {
  const { options, isWaiting, error } = useSearch(typed)
  const found = options.flatMap((option) =>
    option.kind === 'request' && option.request._id !== ownId ? [option.request] : [],
  )
  return {
    error,
    isEmpty: typed.trim() !== '' && !isWaiting && error === undefined && found.length === 0,
    options: found.map((request) => ({
      value: request._id,
      label: request.orderNumber,
      hint: `${lastFirst(request)}, ${request.requestItem}`,
    })),
  }
}
