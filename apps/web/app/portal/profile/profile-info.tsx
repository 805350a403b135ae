import type { UserView } from '@kakehashi/contract/accounts/users'
import { languageFacts } from '@kakehashi/domain/language'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { SendVerification } from '../../account/send-verification.tsx'
import { branchLabels } from '../../forms/people-labels.ts'
import { useOwnProfileQuery } from '../../api/accounts-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { ButtonLink } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Pill } from '@kakehashi/ui/pill'
import { Loaded } from '../../layouts/loaded.tsx'
import styles from './profile-info.module.css'

export default function ProfileInfo() {
  const { t } = useLingui()
  const profile = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <ColumnPage title={t`My Info`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <Loaded query={profile} label={<Trans>Loading your details</Trans>} lines={6}>
        {(user) => <Info user={user} />}
      </Loaded>
    </ColumnPage>
  )
}

function Info({ user }: { user: UserView }) {
  const { t, i18n } = useLingui()
  const isFamilyFirst = languageFacts[useLanguage()].isFamilyNameFirst
  const family = { label: t`Last name`, value: user.lastName }
  const facts = [
    ...(isFamilyFirst ? [family] : []),
    { label: t`First name`, value: user.firstName },
    { label: t`Middle name`, value: user.middleName },
    ...(isFamilyFirst ? [] : [family]),
    { label: t`Name in Japanese`, value: user.nameJa && <span lang="ja">{user.nameJa}</span> },
    { label: t`Reading in kana`, value: user.nameKana && <span lang="ja">{user.nameKana}</span> },
    { label: t({ message: 'Phone', context: 'form field' }), value: user.phone },
    { label: t({ message: 'E-mail', context: 'form field' }), value: <Email user={user} /> },
    { label: t`Branch`, value: i18n._(branchLabels[user.branch]) },
    { label: t`Password`, value: <Masked /> },
  ]
  return (
    <>
      <DefinitionList className={styles.facts} items={facts.filter(({ value }) => value)} />
      <p>
        <ButtonLink to="/profile/edit">
          <Trans>EDIT</Trans>
        </ButtonLink>
      </p>
    </>
  )
}

function Email({ user }: { user: UserView }) {
  const newEmail = <b>{user.newEmail}</b>
  return (
    <div className={styles.email}>
      <span>{user.email}</span>
      {user.isEmailVerified ? (
        <Pill tone="leaf" icon="check">
          <Trans>Confirmed</Trans>
        </Pill>
      ) : (
        <>
          <Pill tone="amber" icon="clock">
            <Trans>Not confirmed</Trans>
          </Pill>
          <p className={styles.note}>
            <Trans>We sent you a link. Until you open it, our e-mails may not reach you.</Trans>
          </p>
          <SendVerification size="small" />
        </>
      )}
      {user.newEmail && (
        <p className={styles.note}>
          <Trans>
            The office entered {newEmail} for you. To use it, open the link that we sent there while
            you are signed in here.
          </Trans>
        </p>
      )}
    </div>
  )
}

function Masked() {
  return (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="hush">
        <Trans>Hidden</Trans>
      </span>
    </>
  )
}
