import { reviewPath } from '@kakehashi/contract/screen-paths'
import { ButtonLink } from '@kakehashi/ui/button'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { OfficeRequest } from '../../../../request/request-views.ts'
import { KeyCaps } from '../../../keys/key-list.tsx'
import { useKeysOn } from '../../../keys/keys-setting.ts'
import { useKeys } from '../../../keys/use-keys.ts'

/** To the screen with original, translation and checklist. */
export function LineByLine({ request: { _id } }: { request: OfficeRequest }) {
  const navigate = useNavigate()
  const areKeysOn = useKeysOn()
  const to = reviewPath(_id)
  useKeys([{ key: 'r', label: msg`Review line by line`, do: () => void navigate(to) }])
  return (
    <ButtonLink to={to} variant="ink" isWide icon="document">
      <Trans>REVIEW LINE BY LINE</Trans> {areKeysOn && <KeyCaps keys="r" />}
    </ButtonLink>
  )
}
