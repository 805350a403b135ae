import { useDates } from '../../../i18n/use-dates.ts'
import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'

/** Lets the customer download the translation before delivery or full payment. */
export function ReleaseEarly({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const { can, releasedAt, serviceKind } = request
  const isRecord = serviceKind === 'interpretation'
  const when = releasedAt && officeDateAndTime(releasedAt)
  if (when) {
    return (
      <p>
        {isRecord ? (
          <Trans>The customer has been able to download the record since {when}.</Trans>
        ) : (
          <Trans>The customer has been able to download the translation since {when}.</Trans>
        )}
      </p>
    )
  }
  if (!can.includes('releaseTranslation')) return null
  const release = () =>
    commands.run.press(async () => {
      await commands.run.send({ kind: 'releaseTranslation' })
      showToast.success(isRecord ? t`Record released` : t`Translation released`)
    })
  return (
    <div>
      <p>
        {isRecord ? (
          <Trans>The customer can download the record when it is delivered or paid in full.</Trans>
        ) : (
          <Trans>
            The customer can download the translation when it is delivered or paid in full.
          </Trans>
        )}
      </p>
      <Button
        variant="line"
        size="small"
        isBusy={commands.run.isBusy}
        onClick={() => void release()}
      >
        <Trans>Release it now</Trans>
      </Button>
    </div>
  )
}
