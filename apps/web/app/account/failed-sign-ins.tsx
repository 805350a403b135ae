import type { FailedSignInView } from '@kakehashi/contract/accounts/failed-sign-ins'
import type { SignInFailure } from '@kakehashi/domain/people/failed-sign-ins'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDates } from '../i18n/use-dates.ts'
import styles from './failed-sign-ins.module.css'

const reasons: Readonly<Record<SignInFailure, MessageDescriptor>> = {
  password: msg`Wrong password`,
  'second-factor': msg`Wrong code`,
  passkey: msg`Wrong passkey`,
  'passkey-copied': msg`Passkey that may be a copy`,
  locked: msg`Refused after too many attempts`,
}

interface FailedSignInsProps {
  list: readonly FailedSignInView[]
  /** Whose account it was, where the list is about several. */
  who?: (failed: FailedSignInView) => ReactNode
}

/** Failed logins, newest first. */
export function FailedSignIns({ list, who }: FailedSignInsProps) {
  const { i18n } = useLingui()
  const { dateAndTime } = useDates()
  return (
    <ul role="list" className={styles.list}>
      {list.map((failed) => (
        <li key={failed._id}>
          {who && <b>{who(failed)}</b>}
          <span>
            <time dateTime={failed.at}>{dateAndTime(failed.at)}</time>
          </span>
          <span>{i18n._(reasons[failed.reason])}</span>
          <span>
            <Trans>Network {failed.network}</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
