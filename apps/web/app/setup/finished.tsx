import { ButtonLink } from '@kakehashi/ui/button'
import { Loading } from '@kakehashi/ui/spinner'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useGetSetupQuery } from '../api/setup-api.ts'
import styles from './setup.module.css'

/** Shown until the pages are rendered. */
export function Publishing() {
  useGetSetupQuery(undefined, { pollingInterval: 1_000 })
  return (
    <div className={styles.step}>
      <h1>
        <Trans>Publishing your website</Trans>
      </h1>
      <Loading label={<Trans>Publishing your website</Trans>} lines={3} />
    </div>
  )
}

export function Finished() {
  return (
    <div className={styles.step}>
      <h1>
        <Trans>Your office is open</Trans>
      </h1>
      <p>
        <Trans>Visitors can read your website and send requests.</Trans>
      </p>
      <div>
        <ButtonLink to="/">
          <Trans>OPEN THE WEBSITE</Trans>
        </ButtonLink>
      </div>
      <p>
        <Trans>
          Next: directions, mission and news in the <Link to="/owner/settings">settings</Link>, and
          the accounts of your staff in the <Link to="/admin/userlist">list of people</Link> once
          they have registered.
        </Trans>
      </p>
    </div>
  )
}
