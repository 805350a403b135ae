import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function Request() {
  const { t } = useLingui()
  return <ColumnPage title={t`Your request`}>{null}</ColumnPage>
}
