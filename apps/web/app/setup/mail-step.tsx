import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useOwnProfileQuery } from '../api/accounts-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useGetTestMailQuery, useSendTestMailMutation } from '../api/setup-api.ts'
import { useUserInfo } from '../session/use-user-info.ts'

const checkEvery = 2_000

/** Sends the mail that confirms the owner's address, and waits until its link was opened. */
export default function MailStep() {
  const { t } = useLingui()
  const email = useUserInfo()?.email
  const [send, { isLoading, isSuccess }] = useSendTestMailMutation()
  // The screen continues when the address is confirmed, also on another device.
  useOwnProfileQuery(undefined, { pollingInterval: checkEvery })

  async function sendMail() {
    const { error } = await send()
    if (error) showFailedCall(error)
  }

  return (
    <>
      <p>
        <Trans>
          We send a mail with a link to <b>{email}</b>. Open the link to show that mail from this
          server arrives, and that the address is right.
        </Trans>
      </p>
      {isSuccess && <SentMail />}
      <div>
        <Button isBusy={isLoading} busyLabel={t`Sending`} onClick={() => void sendMail()}>
          {isSuccess ? <Trans>SEND AGAIN</Trans> : <Trans>SEND THE TEST MAIL</Trans>}
        </Button>
      </div>
      <p>
        <Link to="/profile/edit">
          <Trans>Change the address</Trans>
        </Link>
      </p>
    </>
  )
}

/** What the mail server said. */
function SentMail() {
  const { data } = useGetTestMailQuery(undefined, {
    pollingInterval: checkEvery,
    refetchOnMountOrArgChange: true,
  })
  if (data?.state === 'failing') {
    return (
      <Alert kind="error" title={<Trans>The mail server did not accept the mail</Trans>}>
        <p lang="en">
          <code>{data.reason}</code>
        </p>
        <p>
          <Trans>
            Check SMTP_URL and MAIL_FROM of this server, restart it, and send the mail again. Your
            account stays.
          </Trans>
        </p>
      </Alert>
    )
  }
  return data?.state === 'sent' ? (
    <Alert kind="success" title={<Trans>The mail is on its way</Trans>}>
      <Trans>Open its link, on any device. Look in your spam folder too.</Trans>
    </Alert>
  ) : (
    <output>
      <Trans>Sending the mail</Trans>
    </output>
  )
}
