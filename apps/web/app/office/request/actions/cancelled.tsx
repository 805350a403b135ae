import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { officeDateAndTime } from '@kakehashi/domain/dates'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { AmountForm } from '../steps/payment/amount-form.tsx'

/** A cancelled request rests here: it can be taken up again, and money can be given back. */
export function Cancelled({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { closedAt = '', closeReason, can, paidAmount } = request
  const when = officeDateAndTime(closedAt, language)

  const reopen = () =>
    commands.press(async () => {
      await commands.send({ kind: 'reopen' })
      showToast.success(t`Request reopened`)
    })
  return (
    <>
      <Alert
        kind="warning"
        title={<Trans>Cancelled, {when}</Trans>}
        action={
          can.includes('reopen') && (
            <Button
              variant="line"
              size="small"
              isBusy={commands.isBusy}
              onClick={() => void reopen()}
            >
              <Trans>REOPEN</Trans>
            </Button>
          )
        }
      >
        {closeReason || <Trans>No reason was given.</Trans>}
      </Alert>
      {/* What is given back is no part of the stage's form, which stays while it is typed in. */}
      {paidAmount > 0 && !commands.isTyped && (
        <div onInput={(event) => event.stopPropagation()}>
          <AmountForm request={request} commands={commands} label={t`Amount paid`} />
        </div>
      )}
    </>
  )
}
