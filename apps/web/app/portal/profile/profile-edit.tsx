import { profileBody, type UserView } from '@kakehashi/contract/accounts/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useOwnProfileQuery, useUpdateProfileMutation } from '../../api/accounts-api.ts'
import { AccountName, BranchField, ContactFields, NameFields } from '../../forms/person-fields.tsx'
import { Refusal } from '../../forms/refusal.tsx'
import { useFormSurvivesLogin } from '../../forms/use-form-survives-login.ts'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { PasswordField } from '@kakehashi/ui/field'
import { Fieldset, Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Loaded } from '../../layouts/loaded.tsx'
import {
  minimumOf,
  needsCurrentPassword,
  profileProblems,
  toProfileBody,
  toProfileValues,
} from './profile-form.ts'

export default function ProfileEdit() {
  const { t } = useLingui()
  const profile = useOwnProfileQuery()
  return (
    <ColumnPage
      title={t`Edit my info`}
      back={{ to: '/profile/info', label: <Trans>My Info</Trans> }}
    >
      <Loaded query={profile} label={<Trans>Loading your details</Trans>} lines={8}>
        {(user) => <ProfileForm user={user} />}
      </Loaded>
    </ColumnPage>
  )
}

function ProfileForm({ user }: { user: UserView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [updateProfile] = useUpdateProfileMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: profileBody,
    startWith: toProfileValues(user),
    alsoCheck: (values) => profileProblems(values, user),
    send: async (body) => {
      await updateProfile(toProfileBody(body, user)).unwrap()
      showToast.success(t`Profile updated successfully`)
      unsaved.allowLeaving()
      await navigate('/profile/info')
    },
    refusedAt: { 'email-in-use': 'email', 'wrong-current-password': 'currentPassword' },
  })
  useFormSurvivesLogin('profile', form, ['password', 'confirmPassword', 'currentPassword'])
  const unsaved = useUnsavedChanges(form.formState.isDirty)
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  const minimum = minimumOf(user)

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <AccountName />
      <NameFields field={field} />
      <Fieldset legend={<Trans>Contact details</Trans>}>
        <ContactFields field={field} />
        <BranchField {...field('branch')} />
      </Fieldset>
      <Fieldset
        id="password-section"
        legend={<Trans>Your password</Trans>}
        hint={<Trans>Leave both empty to keep your current password</Trans>}
      >
        <PasswordField
          {...field('password', { deps: ['confirmPassword'] })}
          label={t`New password`}
          hint={t`At least ${minimum} characters`}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t`Confirm password`}
          autoComplete="new-password"
        />
      </Fieldset>
      {needsCurrentPassword({ email, password }, user) && (
        <Fieldset>
          <PasswordField
            {...field('currentPassword')}
            label={t`Current password`}
            hint={t`Needed to change your e-mail or password`}
            autoComplete="current-password"
          />
        </Fieldset>
      )}
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE</Trans>
        </Button>
        <ButtonLink variant="line" to="/profile/info">
          <Trans>Cancel</Trans>
        </ButtonLink>
      </FormActions>
      {unsaved.question}
    </Form>
  )
}
