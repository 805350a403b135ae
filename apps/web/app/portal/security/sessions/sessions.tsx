import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useListSessionsQuery } from '../../../api/session-api.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { Section } from '../../section.tsx'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

export function Sessions() {
  const heading = useRef<HTMLHeadingElement>(null)
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Section headingRef={heading} title={<Trans>Where you are signed in</Trans>}>
      <Loaded query={sessions} label={<Trans>Loading the list</Trans>} lines={3}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                onEnded={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <SignOutEverywhere />
    </Section>
  )
}
