import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { saveText } from '../../api/client/file-transfer.ts'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useExportAccountMutation } from '../../api/accounts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Section } from '../section.tsx'

export default function MyData() {
  const { t } = useLingui()
  return (
    <ColumnPage title={t`My data`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <ExportData />
      <DeleteAccount />
    </ColumnPage>
  )
}

function ExportData() {
  const { dayOf } = useDates()
  const { t } = useLingui()
  const [collect, { isLoading, error, reset }] = useExportAccountMutation()

  async function download() {
    const { data, error: failure } = await collect()
    if (failure) showFailedCall(failure)
    if (!data) return
    const day = dayOf(data.exportedAt)
    saveText(`my-data-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
    // Frees the exported data.
    reset()
    showToast.success(t`The download of your data has begun`)
  }

  return (
    <Section title={<Trans>Download your data</Trans>}>
      <p>
        <Trans>
          A JSON file with your details, your requests with their prices and payments, and all
          messages.
        </Trans>
      </p>
      <p>
        <Trans>Documents and translations are not included. Download them from each request.</Trans>
      </p>
      <Refusal message={error && errorMessage(error)} />
      <p>
        <Button
          icon="download"
          isBusy={isLoading}
          busyLabel={t`Collecting your data`}
          onClick={() => void download()}
        >
          {error === undefined ? <Trans>DOWNLOAD MY DATA</Trans> : <Trans>RETRY</Trans>}
        </Button>
      </p>
    </Section>
  )
}
