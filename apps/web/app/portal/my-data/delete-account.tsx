import { refusalText } from '@kakehashi/contract/refusals/refusals'
import { isStaff } from '@kakehashi/domain/people/roles'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useUserInfo } from '../../session/session-slice.ts'
import { useOwnProfileQuery } from '../../api/accounts-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { Section } from '../section.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import styles from '../section.module.css'

export function DeleteAccount() {
  const userInfo = useUserInfo()
  const language = useLanguage()
  return (
    <Section title={<Trans>Delete your account</Trans>}>
      {userInfo && isStaff(userInfo) ? (
        <Alert kind="info">{refusalText('staff-cannot-leave', language)}</Alert>
      ) : (
        <ForCustomers />
      )}
    </Section>
  )
}

function ForCustomers() {
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <WhatHappens />
      <p>
        <Button variant="line" onClick={() => setAsking(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </p>
      <Dialog
        title={<Trans>Delete your account?</Trans>}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isLocked={isDeleting}
      >
        <p className={styles.warning}>
          <Trans>
            You can stop this for 7 days, with the link that we e-mail to you. If you may need your
            data, download it first.
          </Trans>
        </p>
        <DeleteAccountForm onCancel={() => setAsking(false)} onBusyChange={setDeleting} />
      </Dialog>
    </>
  )
}

function WhatHappens() {
  const { data: user } = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  const open = user?.current ?? 0
  return (
    <ul className={styles.points}>
      <li>
        <Trans>
          You are signed out everywhere at once, and nobody can sign in to the account any more. We
          e-mail you a link with which you can keep it for 7 days.
        </Trans>
      </li>
      <li>
        {open > 0 ? (
          <b>
            <Plural
              value={open}
              one="You have # open request. We will finish it, and keep your phone number and e-mail address until then. If you do not want it, cancel it first or write to us."
              other="You have # open requests. We will finish them, and keep your phone number and e-mail address until then. If you do not want one, cancel it first or write to us."
            />
          </b>
        ) : (
          <Trans>You have no open requests.</Trans>
        )}
      </li>
      <li>
        <Trans>
          After 7 days we erase everything about you: your name, addresses, documents, translations
          and messages. Of completed requests we keep only the service, the days and the price.
        </Trans>
      </li>
    </ul>
  )
}
