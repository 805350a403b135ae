import { registerBody } from '@kakehashi/contract/accounts/users'
import { passwordMinLength } from '@kakehashi/domain/people/password'
import { findSources } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import type { z } from 'zod'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRegisterMutation } from '../api/accounts-api.ts'
import { isOffline, isUnanswered } from '../api/client/connection.ts'
import { type NotReached, NotReachedNotice } from '../forms/not-reached.tsx'
import { findSourceLabels } from '../forms/people-labels.ts'
import { BranchField, ContactFields, NameFields } from '../forms/person-fields.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSubmitForm } from '../forms/use-submit-form.ts'
import { PasswordField, SelectField } from '@kakehashi/ui/field'
import { Fieldset, Form } from '@kakehashi/ui/form'
import styles from './account.module.css'
import { KnownAddress, type LoginLink } from './known-address.tsx'

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

/** What can be saved: everything except the passwords. */
export type RegistrationAnswers = Partial<
  Omit<z.input<typeof registerBody>, 'password' | 'confirmPassword'>
>

interface RegistrationFormProps {
  /** Answers from before. */
  saved?: RegistrationAnswers | undefined
  onChange?: (answers: RegistrationAnswers) => void
  /** Called before the account is created, which signs the user in and may leave this page. */
  onRegister?: () => void
  onRegistered?: () => void
  /** For somebody who already has an account. */
  login: LoginLink
  /** The words on the submit button. */
  submitLabel: ReactNode
  /** The submit button. */
  children: (isSending: boolean) => ReactNode
}

/** Creates an account. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { saved, onChange, onRegister, onRegistered, login, submitLabel, children } = props
  const { t, i18n } = useLingui()
  const [register] = useRegisterMutation()
  const [known, setKnown] = useState<string>()
  const [notReached, setNotReached] = useState<NotReached>()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: registerBody,
    startWith: { ...emptyForm, ...saved },
    send: async (body) => {
      // Known at once, and without a call it is certain that nothing was sent.
      if (isOffline()) return setNotReached('nothing-sent')
      setNotReached(undefined)
      onRegister?.()
      await register(body).unwrap()
      onRegistered?.()
    },
    refusedAt: { 'email-in-use': 'email' },
    onRefusal: (code, error) => {
      setKnown(code === 'email-in-use' ? form.getValues('email') : undefined)
      if (!isUnanswered(error)) return false
      // Not repeated by itself: if only the reply was lost, the address is in use now.
      setNotReached('no-reply')
      return true
    },
  })
  const email = useWatch({ control: form.control, name: 'email' })
  const reportChange = useEffectEvent(() => {
    const { password: _, confirmPassword: __, ...answers } = form.getValues()
    onChange?.(answers)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: reportChange }), [form])

  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      <NameFields field={field} />
      <Fieldset legend={<Trans>Contact details</Trans>}>
        <ContactFields
          field={field}
          emailHelp={known === email && <KnownAddress email={known} login={login} />}
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
      {!isSending && <NotReachedNotice how={notReached} button={submitLabel} />}
      {children(isSending)}
      <p className={styles.fine}>
        <Trans>
          We use your phone number and e-mail address only to contact you about your requests.
        </Trans>
      </p>
    </Form>
  )
}
