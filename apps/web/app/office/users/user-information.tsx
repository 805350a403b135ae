import { DefinitionList } from '@kakehashi/ui/definition-list'
import type { UserView } from '@kakehashi/contract/accounts/users'
import { languageFacts } from '@kakehashi/domain/language'
import { isStaff } from '@kakehashi/domain/people/roles'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { branchLabels } from '../../forms/people-labels.ts'
import { PhoneLink } from '../../request/customer-details.tsx'
import { RoleNames } from './role-pills.tsx'
import styles from './user.module.css'

export function UserInformation({ user }: { user: UserView }) {
  const { t, i18n } = useLingui()
  const headingId = useId()
  const { middleName, nameJa, nameKana, email, newEmail, phone, branch, language } = user
  const facts = [
    { label: t`Last name`, value: user.lastName },
    { label: t`First name`, value: user.firstName },
    { label: t`Middle name`, value: middleName },
    { label: t`Name in Japanese`, value: nameJa && <span lang="ja">{nameJa}</span> },
    { label: t`Reading in kana`, value: nameKana && <span lang="ja">{nameKana}</span> },
    {
      label: t({ message: 'E-mail', context: 'form field' }),
      value: <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      label: t`New e-mail`,
      value: newEmail && <Trans>{newEmail}, not confirmed yet</Trans>,
    },
    {
      label: t({ message: 'Phone', context: 'form field' }),
      value: phone && <PhoneLink phone={phone} />,
    },
    { label: t`Branch`, value: i18n._(branchLabels[branch]) },
    { label: t`Language`, value: <span lang={language}>{languageFacts[language].name}</span> },
    {
      label: t`Status`,
      value: isStaff(user) ? (
        <span className={styles.pills}>
          <RoleNames of={user} />
        </span>
      ) : (
        <Trans>Customer</Trans>
      ),
    },
  ].filter(({ value }) => value)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Information</Trans>
      </h2>
      <DefinitionList items={facts} />
    </section>
  )
}
