import { Trans, useLingui } from '@lingui/react/macro'
import { useOwnProfileQuery } from '../../api/accounts-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { ButtonLink } from '@kakehashi/ui/button'
import { Loaded } from '../../layouts/loaded.tsx'
import { WeakSignIn } from '../weak-sign-in.tsx'
import { PasskeyProof } from '../../passkeys/passkey-proof.tsx'
import { Section } from '../section.tsx'
import { SafeNow } from './safe-now.tsx'
import { OwnFailedSignIns } from './own-failed-sign-ins.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'
import { Sessions } from './sessions/sessions.tsx'

export default function Security() {
  const { t } = useLingui()
  const profile = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <ColumnPage title={t`Security`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <Loaded query={profile} label={<Trans>Loading your security settings</Trans>} lines={4}>
        {(user) => (
          <>
            <WeakSignIn
              what={user.signInRequirement}
              way={user.signInRequirement === 'passkey' && <PasskeyProof />}
            />
            <SafeNow requirement={user.signInRequirement} />
            <SecondFactor hasSecondFactor={user.hasSecondFactor} />
            <Passkeys />
            <Section title={<Trans>Password</Trans>}>
              <p>
                <Trans>Change it if you think that someone else may know it.</Trans>
              </p>
              <p>
                <ButtonLink variant="line" to="/profile/edit">
                  <Trans>Change password</Trans>
                </ButtonLink>
              </p>
            </Section>
          </>
        )}
      </Loaded>
      <Sessions />
      <OwnFailedSignIns />
    </ColumnPage>
  )
}
