import { giveBackFields } from '@kakehashi/contract/requests/originals'
import { fullName } from '@kakehashi/domain/people/people'
import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { CheckboxField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useGiveOriginalBackMutation } from '../../../api/originals-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import type { OriginalFormProps } from './original-form-props.ts'

/** Records that the customer has it again, or that it is in the post. It goes out once. */
export function GiveBack({ request, original, onDone, onClose }: OriginalFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [giveBack] = useGiveOriginalBackMutation()
  const { description, shelf } = original
  const { field, form, formProps, isSending, refusal } = useSubmitForm({
    schema: giveBackFields,
    startWith: {
      how: request.delivery === 'post' ? 'posted' : 'collected',
      to: request.recipient ?? fullName(request, language),
      isIdSeen: false,
      isCodeShown: false,
      trackingNumber: '',
    },
    send: async (body) => {
      const ids = { requestId: request._id, originalId: original._id }
      onDone(await giveBack({ ...ids, ...body }).unwrap())
      showToast.success(t`Given back`)
    },
    idPrefix: 'give-back-',
  })
  const isPosted = useWatch({ control: form.control, name: 'how' }) === 'posted'
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <p>
        <Trans>
          Take {description} from shelf {shelf}.
        </Trans>
      </p>
      <RadioGroup
        legend={t`How`}
        options={[
          { value: 'collected', label: t`Handed over` },
          { value: 'posted', label: t`Posted` },
        ]}
        {...field('how')}
      />
      <TextField
        label={isPosted ? t`Posted to` : t`Handed to`}
        autoComplete="off"
        maxLength={100}
        {...field('to')}
      />
      {isPosted ? (
        <TextField
          label={t`Tracking number`}
          isOptional
          autoComplete="off"
          maxLength={60}
          {...field('trackingNumber')}
        />
      ) : (
        <>
          <CheckboxField label={t`ID seen, the name agrees`} {...field('isIdSeen')} />
          <CheckboxField label={t`Pick-up code shown`} {...field('isCodeShown')} />
        </>
      )}
      <DialogActions>
        <Button variant="line" aria-disabled={isSending} onClick={onClose}>
          <Trans>Keep it here</Trans>
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>IT HAS GONE OUT</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}
