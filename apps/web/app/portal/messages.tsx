import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function Messages() {
  const { t } = useLingui()
  return <ColumnPage title={t`Messages`}>{null}</ColumnPage>
}
