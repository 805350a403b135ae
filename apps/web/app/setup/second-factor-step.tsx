import { Button, ButtonLink } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RecoveryCodes } from '../portal/security/second-factor/recovery-codes.tsx'
import { SetUp } from '../portal/security/second-factor/set-up.tsx'
import { useUserInfo } from '../session/use-user-info.ts'
import { nextStep, setupPath } from './steps.ts'

const next = nextStep(`${setupPath}/second-factor`)

/** Owners can read every document, so their password alone is not enough. */
export default function SecondFactorStep() {
  const navigate = useNavigate()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isBegun, setBegun] = useState(false)
  const isOn = !useUserInfo()?.signInRequirement
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => void navigate(next)} />
  if (isOn) {
    return (
      <>
        <p>
          <Trans>Two-step login is on</Trans>
        </p>
        <div>
          <ButtonLink to={next}>
            <Trans>CONTINUE</Trans>
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p>
        <Trans>
          As the owner you can read every document. So you sign in with your password and a code
          from an app on your phone.
        </Trans>
      </p>
      {isBegun ? (
        <SetUp onCodes={setCodes} onCancel={() => setBegun(false)} />
      ) : (
        <div>
          <Button onClick={() => setBegun(true)}>
            <Trans>SET UP</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
