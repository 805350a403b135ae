import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function MyRequests() {
  const { t } = useLingui()
  return <ColumnPage title={t`My Requests`}>{null}</ColumnPage>
}
