import { Trans } from '@lingui/react/macro'
import { FailedSignIns } from '../../account/failed-sign-ins.tsx'
import { useOwnFailedSignInsQuery } from '../../api/session-api.ts'
import { Section } from '../section.tsx'

/** Shown only if there were any: most people never need it. */
export function OwnFailedSignIns() {
  const { data = [] } = useOwnFailedSignInsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <Section title={<Trans>Failed logins</Trans>}>
      <p>
        <Trans>
          Someone tried to sign in to your account. If it was not you, change your password.
        </Trans>
      </p>
      <FailedSignIns list={data} />
    </Section>
  )
}
