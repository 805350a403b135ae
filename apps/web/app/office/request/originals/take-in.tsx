import type { OriginalView } from '@kakehashi/contract/requests/original-view'
import { originalFields } from '@kakehashi/contract/requests/originals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useReceiveOriginalMutation } from '../../../api/originals-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import styles from './originals.module.css'

interface TakeInProps {
  request: OfficeRequest
  here: readonly OriginalView[]
  onDone: (changed: RequestDetail) => void
}

/**
 * One line for each original. Enter takes it in and goes back to the first field; the shelf stays,
 * because the papers of one order usually lie together.
 */
export function TakeIn({ request, here, onDone }: TakeInProps) {
  const { t } = useLingui()
  const [receive] = useReceiveOriginalMutation()
  // A press that is repeated after a lost reply takes the paper in once.
  const key = useRef<string>(undefined)
  const { field, form, formProps, isSending, refusal } = useSubmitForm({
    schema: originalFields,
    startWith: { description: '', pages: '1', shelf: here.at(-1)?.shelf ?? '' },
    send: async (body) => {
      key.current ??= crypto.randomUUID()
      const { _id: requestId } = request
      onDone(await receive({ requestId, key: key.current, body }).unwrap())
      key.current = undefined
      showToast.success(t`Original taken in`)
      form.reset({ description: '', pages: '1', shelf: body.shelf })
      form.setFocus('description')
    },
    onRefusal: (code) => {
      // The call was answered, so the next press is a new one.
      if (code !== undefined) key.current = undefined
      return false
    },
    idPrefix: 'original-',
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.fields}>
        <TextField
          label={t`Original left here`}
          placeholder={t`Birth certificate, State of Ohio`}
          autoComplete="off"
          maxLength={120}
          {...field('description')}
        />
        <TextField
          label={t({ message: 'Pages', context: 'form field' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...field('pages')}
        />
        <TextField
          label={t`Shelf`}
          placeholder="B-14"
          autoComplete="off"
          maxLength={12}
          {...field('shelf')}
        />
        <Button type="submit" variant="line" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>TAKE IN</Trans>
        </Button>
      </div>
    </Form>
  )
}
