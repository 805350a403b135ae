import { registerBody } from '@kakehashi/contract/accounts/users'
import { passwordMinLength } from '@kakehashi/domain/people/password'
import { findSources } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useRegisterMutation } from '../api/accounts-api.ts'
import { ColumnPage } from '../layouts/column-page.tsx'
import { findSourceLabels } from '../forms/people-labels.ts'
import { BranchField, ContactFields, NameFields } from '../forms/person-fields.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSubmitForm } from '../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { PasswordField, SelectField } from '@kakehashi/ui/field'
import { Fieldset, Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import styles from './account.module.css'
import { RedirectTo } from './guards.tsx'
import { KnownAddress } from './known-address.tsx'
import { useRedirectTarget } from './use-redirect-target.ts'
import { useUserInfo } from '../session/session-slice.ts'

export default function Register() {
  const userInfo = useUserInfo()
  const { target, toLogin } = useRedirectTarget()
  // Also reached after registering, because that signs the user in.
  if (userInfo) return <RedirectTo to={target} />
  return <RegisterForm toLogin={toLogin} />
}

const minimum = passwordMinLength

const emptyForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  nameJa: '',
  nameKana: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  find: '',
} as const

function RegisterForm({ toLogin }: { toLogin: string }) {
  const { t, i18n } = useLingui()
  const [register] = useRegisterMutation()
  const [known, setKnown] = useState<string>()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: registerBody,
    startWith: emptyForm,
    send: async (body) => {
      await register(body).unwrap()
      showToast.success(t`Account created`)
    },
    refusedAt: { 'email-in-use': 'email' },
    onRefusal: (code) => {
      setKnown(code === 'email-in-use' ? form.getValues('email') : undefined)
      return false
    },
  })
  const email = useWatch({ control: form.control, name: 'email' })

  return (
    <ColumnPage
      title={t`Create your account`}
      lede={
        <Trans>
          With an account you can send requests and follow their progress. Already have one?{' '}
          <Link to={toLogin}>Login</Link>
        </Trans>
      }
    >
      <Form {...formProps}>
        <Refusal message={refusal} />
        <NameFields field={field} />
        <Fieldset legend={<Trans>Contact details</Trans>}>
          <ContactFields
            field={field}
            emailHelp={known === email && <KnownAddress email={known} toLogin={toLogin} />}
          />
          <BranchField {...field('branch')} />
        </Fieldset>
        <Fieldset legend={<Trans>Your password</Trans>}>
          <PasswordField
            {...field('password', { deps: ['confirmPassword'] })}
            label={t`Password`}
            hint={t`At least ${minimum} characters`}
            autoComplete="new-password"
          />
          <PasswordField
            {...field('confirmPassword')}
            label={t`Confirm password`}
            autoComplete="new-password"
          />
        </Fieldset>
        <Fieldset>
          <SelectField
            {...field('find')}
            label={t`How did you find us?`}
            isOptional
            placeholder={t`Choose one`}
            options={findSources.map((value) => ({
              value,
              label: i18n._(findSourceLabels[value]),
            }))}
          />
        </Fieldset>
        <FormActions>
          <Button type="submit" isWide isBusy={isSending} busyLabel={t`Creating your account`}>
            <Trans>CREATE ACCOUNT</Trans>
          </Button>
        </FormActions>
        <p className={styles.fine}>
          <Trans>
            We use your phone number and e-mail address only to contact you about your requests.
          </Trans>
        </p>
      </Form>
    </ColumnPage>
  )
}
