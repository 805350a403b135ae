import { Trans, useLingui } from '@lingui/react/macro'
import { useOwnProfileQuery } from '../api/users-api.ts'
import { ColumnPage } from '../frame/column-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../frame/loaded.tsx'
import { MustStrengthen } from './must-strengthen.tsx'
import { Part } from './part.tsx'
import { SecondFactor } from './security/second-factor.tsx'
import { Sessions } from './security/sessions.tsx'

export default function Security() {
  const { t } = useLingui()
  const profile = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <ColumnPage title={t`Security`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <Loaded query={profile} label={<Trans>Loading your sign-in</Trans>} lines={4}>
        {(user) => (
          <>
            <MustStrengthen what={user.mustStrengthen} />
            <SecondFactor hasSecondFactor={user.hasSecondFactor} />
            <Part title={<Trans>Password</Trans>}>
              <p>
                <Trans>Change it whenever you think that someone else may know it.</Trans>
              </p>
              <p>
                <ButtonLink variant="line" to="/profile/edit">
                  <Trans>Change password</Trans>
                </ButtonLink>
              </p>
            </Part>
          </>
        )}
      </Loaded>
      <Sessions />
    </ColumnPage>
  )
}
