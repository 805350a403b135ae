import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useListNoticesQuery } from '../../api/notices-api.ts'
import { showToast } from '@kakehashi/ui/toast'
import { awaitedMails, stopAwaiting } from './awaited-mails.ts'

/** Shows a toast on any screen when the mail about a new request has been sent. */
export function MailSentToast() {
  const person = useUserInfo()?._id
  const awaited = useSyncExternalStore(awaitedMails.subscribe, awaitedMails.read, awaitedMails.read)
  return awaited
    .filter((one) => one.person === person)
    .map(({ id, until }) => <AwaitedMail key={id} id={id} until={until} />)
}

function AwaitedMail({ id, until }: { id: string; until: number }) {
  const { t } = useLingui()
  const { data: notices } = useListNoticesQuery(id)
  const state = notices?.find(({ kind }) => kind === 'request-received')?.state

  useEffect(() => {
    if (state !== 'sent' && state !== 'unwanted') return
    if (stopAwaiting(id) && state === 'sent') showToast.success(t`Email sent successfully`)
  }, [id, state, t])

  useEffect(() => {
    const timer = setTimeout(() => stopAwaiting(id), until - Date.now())
    return () => clearTimeout(timer)
  }, [id, until])

  return null
}
