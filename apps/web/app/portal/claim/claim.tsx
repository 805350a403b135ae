import { requestPath } from '@kakehashi/contract/screen-paths'
import { claimRequest } from '@kakehashi/contract/requests/counter'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useClaimRequestMutation } from '../../api/counter-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'

/** The QR code of the slip has the code in the fragment, which is sent to no server. */
function codeInAddress(): string {
  return location.hash.slice(1)
}

/** An order from the counter becomes one of this account. */
export default function Claim() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [claim] = useClaimRequestMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: claimRequest.body,
    startWith: { code: codeInAddress(), phone: '' },
    send: async (body) => {
      const { _id } = await claim(body).unwrap()
      showToast.success(t`The order is now in your account`)
      await navigate(requestPath(_id))
    },
  })
  return (
    <ColumnPage
      back={{ to: '/profile/myrequests', label: <Trans>My Requests</Trans> }}
      title={t`Add an order from our counter`}
      lede={<Trans>The code is on the slip that you got when you left your papers with us.</Trans>}
    >
      <Form {...formProps}>
        <Refusal message={refusal} />
        <TextField
          {...field('code')}
          label={t`Claim code`}
          hint={t`Like 7Q4M-K2XD-9HRT`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field('phone')}
          label={t({ message: 'Phone', context: 'form field' })}
          hint={t`The number that you gave at the counter`}
          type="tel"
          autoComplete="tel"
        />
        <FormActions>
          <Button type="submit" isWide isBusy={isSending} busyLabel={t`Sending`}>
            <Trans>ADD THE ORDER</Trans>
          </Button>
        </FormActions>
      </Form>
    </ColumnPage>
  )
}
