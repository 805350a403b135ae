import { languageFacts } from '@kakehashi/domain/language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { TextField } from '@kakehashi/ui/field'
import { Fieldset } from '@kakehashi/ui/form'
import { useUserInfo } from '../session/session-slice.ts'

type Tied = Partial<ComponentProps<typeof TextField>>

interface NameFieldsProps {
  field: (name: 'firstName' | 'middleName' | 'lastName' | 'nameJa' | 'nameKana') => Tied
}

/** A person's name, as printed on certificates. */
export function NameFields({ field }: NameFieldsProps) {
  const { t } = useLingui()
  const isFamilyFirst = languageFacts[useLanguage()].isFamilyNameFirst
  const family = (
    <TextField {...field('lastName')} label={t`Last name`} autoComplete="family-name" />
  )
  return (
    <Fieldset legend={<Trans>Your name</Trans>} hint={<Trans>As in your passport or ID</Trans>}>
      {isFamilyFirst && family}
      <TextField {...field('firstName')} label={t`First name`} autoComplete="given-name" />
      <TextField
        {...field('middleName')}
        label={t`Middle name`}
        isOptional
        autoComplete="additional-name"
      />
      {!isFamilyFirst && family}
      <TextField
        {...field('nameJa')}
        label={t`Name in Japanese`}
        hint={t`For documents in Japanese, if you have one`}
        isOptional
        autoComplete="off"
        lang="ja"
      />
      <TextField
        {...field('nameKana')}
        label={t`Reading in kana`}
        hint={<Trans>For example, {<span lang="ja">やまだ はなこ</span>}</Trans>}
        isOptional
        autoComplete="off"
        lang="ja"
      />
    </Fieldset>
  )
}

interface ContactFieldsProps {
  field: (name: 'email' | 'phone') => Tied
  /** Adds links to the error of the address. */
  emailError?: (error: ReactNode) => ReactNode
}

export function ContactFields({ field, emailError = (error) => error }: ContactFieldsProps) {
  const { t } = useLingui()
  const { error, ...email } = field('email')
  return (
    <>
      <TextField
        {...email}
        error={error && emailError(error)}
        label={t({ message: 'E-mail', context: 'form field' })}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field('phone')}
        label={t({ message: 'Phone', context: 'form field' })}
        hint={t`A Japanese or US mobile number`}
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}

/** Hidden field that tells password managers which account a password form belongs to. */
export function AccountName() {
  const email = useUserInfo()?.email
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
