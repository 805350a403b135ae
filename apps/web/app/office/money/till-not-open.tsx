import { tillPath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './tender.module.css'

/** Instead of what needs cash from the till. */
export function TillNotOpen() {
  return (
    <p className={styles.closed}>
      <Trans>
        The till is not open. <Link to={tillPath}>Open the till</Link> to take cash.
      </Trans>
    </p>
  )
}
