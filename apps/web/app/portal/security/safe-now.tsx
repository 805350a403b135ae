import type { SignInRequirement } from '@kakehashi/domain/people/sign-in-requirements'
import { Alert } from '@kakehashi/ui/alert'
import { ButtonLink } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useUserInfo } from '../../session/use-user-info.ts'

/** The way on for staff who had to set something up here before they could work. */
export function SafeNow({ requirement }: { requirement: SignInRequirement | undefined }) {
  const [wasRequired, setRequired] = useState(false)
  const isAdmin = useUserInfo()?.isAdmin ?? false
  if (requirement && !wasRequired) setRequired(true)
  if (requirement || !wasRequired) return null
  return (
    <Alert
      kind="success"
      title={<Trans>Your sign-in is safe now</Trans>}
      action={
        <ButtonLink size="small" to={isAdmin ? '/admin/dashboard' : '/desk'}>
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    />
  )
}
