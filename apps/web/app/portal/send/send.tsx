import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { tokenInHash } from '../../account/use-mailed-token.ts'
import { useCheckUploadLinkQuery } from '../../api/upload-links-api.ts'
import { readRefusal } from '../../forms/read-refusal.ts'
import { LanguageChoice } from '../../layouts/language-choice.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { Main } from '../../layouts/main.tsx'
import { PageTitle } from '../../layouts/page-title.tsx'
import { Ended } from './ended.tsx'
import { SendFiles } from './send-files.tsx'
import styles from './send.module.css'

/**
 * Opened on a customer's phone with the code on the clerk's screen. Without menus: it only sends.
 * The token stays in the address, because phones load the page again after taking a photo.
 */
export default function Send() {
  const { t } = useLingui()
  const { name } = useOffice()
  const language = useLanguage()
  const token = tokenInHash(useLocation().hash)
  return (
    <>
      <PageTitle title={t`Send documents`} />
      <header className={`wrap ${styles.header}`}>
        <p>{name[language]}</p>
        <LanguageChoice />
      </header>
      <Main className={`wrap ${styles.page}`}>
        <h1>
          <Trans>Send documents</Trans>
        </h1>
        {token === null ? <Ended /> : <Checked key={token} token={token} />}
      </Main>
    </>
  )
}

function Checked({ token }: { token: string }) {
  const query = useCheckUploadLinkQuery(token, { refetchOnMountOrArgChange: true })
  if (readRefusal(query.error).code === 'upload-link-ended') return <Ended />
  return (
    <Loaded query={query} label={<Trans>Loading</Trans>} lines={4}>
      {({ expiresAt }) => <SendFiles token={token} expiresAt={expiresAt} />}
    </Loaded>
  )
}
