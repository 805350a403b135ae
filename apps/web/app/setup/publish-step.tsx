import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { addressLines } from '@kakehashi/domain/office'
import { Button } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { errorMessage } from '../api/client/base-api.ts'
import { usePublishOfficeDraftMutation } from '../api/office-drafts-api.ts'
import { useListServicesQuery } from '../api/services-api.ts'
import { Refusal } from '../forms/refusal.tsx'
import { ChangedPages } from '../owner/settings/changed-pages.tsx'
import { useSection } from '../owner/settings/section-context.ts'

/** The last look before the website is public. */
export default function PublishStep() {
  const { t } = useLingui()
  const language = useLanguage()
  const { draft } = useSection()
  const { office, version } = draft
  const { data: services = [] } = useListServicesQuery()
  const days = openDaysText(office, language)
  const { opens, closes } = officeHours(office, language)
  const [publish, { isLoading, error }] = usePublishOfficeDraftMutation()
  return (
    <>
      <Refusal message={error && errorMessage(error)} />
      <DefinitionList
        items={[
          { label: t`Name`, value: `${office.name.en} / ${office.name.ja}` },
          { label: t`Address`, value: <Lines lines={addressLines(office, language)} /> },
          { label: t`Telephone`, value: office.phone },
          { label: t`Hours`, value: <Lines lines={[days, `${opens} – ${closes}`]} /> },
          { label: t`Services`, value: services.length },
        ]}
      />
      <p>
        <Trans>These pages become public. Look at them first, if you like:</Trans>
      </p>
      <ChangedPages />
      <div>
        <Button
          isBusy={isLoading}
          busyLabel={t`Publishing`}
          onClick={() => void publish({ version })}
        >
          <Trans>PUBLISH</Trans>
        </Button>
      </div>
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>)
}
