import { leave } from '@kakehashi/contract/accounts/account-data'
import { Trans, useLingui } from '@lingui/react/macro'
import { clearLocalData } from '../../layouts/log-out.ts'
import { beginLogout, cancelLogoutAndThrow } from '@kakehashi/browser/user-info'
import { useLeaveMutation } from '../../api/accounts-api.ts'
import { AccountName } from '../../forms/person-fields.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { PasswordField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'

interface DeleteAccountFormProps {
  onCancel: () => void
  /** Called with true while the account is being deleted; it cannot be cancelled then. */
  onBusyChange: (isBusy: boolean) => void
}

/** Asks for the password, because access to an unlocked phone must not be enough. */
export function DeleteAccountForm({ onCancel, onBusyChange }: DeleteAccountFormProps) {
  const { t } = useLingui()
  const [deleteAccount] = useLeaveMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: leave.body,
    startWith: { currentPassword: '' },
    alsoCheck: ({ currentPassword }) =>
      currentPassword ? {} : { currentPassword: 'current-password-required' },
    send: async (body) => {
      // Before the call: the live stream may report the end of the session before the reply.
      beginLogout()
      onBusyChange(true)
      await deleteAccount(body)
        .unwrap()
        .catch(cancelLogoutAndThrow)
        .finally(() => onBusyChange(false))
      await clearLocalData()
      showToast.success(t`Your account has been deleted. Thank you for using our services.`)
    },
    refusedAt: { 'wrong-current-password': 'currentPassword' },
    idPrefix: 'leave-',
  })

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <AccountName />
      <PasswordField
        {...field('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
      />
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={t`Deleting your account`}>
          <Trans>DELETE MY ACCOUNT</Trans>
        </Button>
        <Button variant="line" aria-disabled={isSending} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
