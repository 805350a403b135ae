import { languageFacts } from '@kakehashi/domain/language'
import { branches } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Fieldset } from '@kakehashi/ui/form'
import { useUserInfo } from '../session/session-slice.ts'
import { branchLabels } from './people-labels.ts'

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
  /** Shown with an error of the address: what the reader can do. */
  emailHelp?: ReactNode
}

export function ContactFields({ field, emailHelp }: ContactFieldsProps) {
  const { t } = useLingui()
  const { error, ...email } = field('email')
  return (
    <>
      <TextField
        {...email}
        error={
          error && emailHelp ? (
            <>
              {error}
              <br />
              {emailHelp}
            </>
          ) : (
            error
          )
        }
        label={t({ message: 'E-mail', context: 'form field' })}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field('phone')}
        label={t({ message: 'Phone', context: 'form field' })}
        hint={t`A Japanese or US number, for example 090-1234-5678`}
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}

/** The customer's branch, at registration and in the profile. */
export function BranchField(tied: Partial<ComponentProps<typeof SelectField>>) {
  const { t, i18n } = useLingui()
  return (
    <SelectField
      {...tied}
      label={t`Branch`}
      placeholder={t`Choose your branch`}
      options={branches.map((value) => ({ value, label: i18n._(branchLabels[value]) }))}
    />
  )
}

/** Hidden field that tells password managers which account a password form belongs to. */
export function AccountName() {
  const email = useUserInfo()?.email
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
