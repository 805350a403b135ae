import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function MyData() {
  const { t } = useLingui()
  return <ColumnPage title={t`My data`}>{null}</ColumnPage>
}
