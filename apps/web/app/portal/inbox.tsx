import { useLingui } from '@lingui/react/macro'
import { ColumnPage } from '../frame/column-page.tsx'

export default function Inbox() {
  const { t } = useLingui()
  return <ColumnPage title={t`Inbox`}>{null}</ColumnPage>
}
