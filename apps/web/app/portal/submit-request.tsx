import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function SubmitRequest() {
  const { t } = useLingui()
  return <ColumnPage title={t`Request Form`}>{null}</ColumnPage>
}
