import { languageFacts } from '@kakehashi/domain/language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
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
    <Fieldset
      legend={<Trans>Your name</Trans>}
      hint={<Trans>In Latin letters, exactly as in your passport or ID</Trans>}
    >
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
        hint={
          <Trans>
            For example, {<span lang="ja">山田 花子</span>}. Documents and e-mails in Japanese use
            it
          </Trans>
        }
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
}

export function ContactFields({ field }: ContactFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...field('email')}
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
