import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@kakehashi/ui/alert'
import { PageHeading } from '@kakehashi/ui/page-heading'
import { PageTitle } from '../layouts/page-title.tsx'

export default function UnknownStatus() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t`Error: unknown status`} />
      <PageHeading
        back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
        title={<Trans>Error: unknown status</Trans>}
      />
      <Alert kind="error">
        <Trans>There is no stage with this name. Choose a stage on the dashboard.</Trans>
      </Alert>
    </>
  )
}
