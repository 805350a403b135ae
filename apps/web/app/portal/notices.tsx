import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function Notices() {
  const { t } = useLingui()
  return <ColumnPage title={t`Mails`}>{null}</ColumnPage>
}
