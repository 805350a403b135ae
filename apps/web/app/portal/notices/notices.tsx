import { Trans, useLingui } from '@lingui/react/macro'
import { useNoticeChoicesQuery } from '../../api/notices-api.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { LanguageChoice } from '../../layouts/language-choice.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { AlwaysSent } from './always-sent.tsx'
import { NoticeForm } from './notice-form.tsx'
import styles from './notices.module.css'
import { Section } from '../section.tsx'

export default function Notices() {
  const { t } = useLingui()
  const choices = useNoticeChoicesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <ColumnPage title={t`E-mails`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <Section title={<Trans>E-mails you can turn off</Trans>}>
        <Loaded query={choices} label={<Trans>Loading your settings</Trans>} lines={6}>
          {({ off, morningMail }) => <NoticeForm off={off} morningMail={morningMail} />}
        </Loaded>
      </Section>
      <AlwaysSent />
      <WhereAndHow />
    </ColumnPage>
  )
}

function WhereAndHow() {
  const email = useUserInfo()?.email
  return (
    <Section title={<Trans>Address and language</Trans>}>
      <p className={styles.where}>
        <Trans>
          We send e-mails to <b>{email}</b> in English.
        </Trans>
      </p>
      <p className={styles.language}>
        <Trans>Change the language of pages and e-mails:</Trans>
        <LanguageChoice />
      </p>
    </Section>
  )
}
