import { Trans, useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'

export default function MyData() {
  const { t } = useLingui()
  return (
    <ColumnPage title={t`My data`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <ExportData />
      <DeleteAccount />
    </ColumnPage>
  )
}
