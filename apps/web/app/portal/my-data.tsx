import { Trans, useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'
import { DeleteAccount } from './my-data/delete-account.tsx'
import { TakeAlong } from './my-data/take-along.tsx'

export default function MyData() {
  const { t } = useLingui()
  return (
    <ColumnPage title={t`My data`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <TakeAlong />
      <DeleteAccount />
    </ColumnPage>
  )
}
