import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'

/** For a wrong file that was just submitted. RETURN is for work that needs changes. */
export function TakeBack({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  if (!request.can.includes('withdrawTranslation')) return null
  const takeBack = () =>
    commands.run.press(async () => {
      if (!(await commands.leave.confirm())) return
      await commands.run.move({ kind: 'withdrawTranslation' }, { info: t`The file was taken back` })
    })
  return (
    <div>
      <p>
        <Trans>Was the wrong file submitted? It stays in the list, marked as withdrawn.</Trans>
      </p>
      <Button
        variant="line"
        size="small"
        isBusy={commands.run.isBusy}
        onClick={() => void takeBack()}
      >
        <Trans>Take the file back</Trans>
      </Button>
    </div>
  )
}
