import { useDates } from '../../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { maxReasonLength } from '@kakehashi/contract/fields/limits'
import { promiseDay } from '@kakehashi/contract/requests/request-commands'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useNow } from '@kakehashi/ui/use-now'
import { ClosedDayWarning } from '../../../request/closed-day-warning.tsx'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import styles from './other-actions.module.css'
import { useEditSession } from '../../../forms/use-edit-session.ts'

const dayBody = promiseDay.body.pick({ promisedOn: true, reason: true })

/** Late, and the customer was not given a new day yet. */
export function needsNewDay({ late }: OfficeRequest): boolean {
  return late !== undefined && late.newDay === undefined
}

/** Sets the promised day, which the customer sees at once. */
export function Reschedule({ request, commands }: StageFormProps) {
  const { dayOf } = useDates()
  const { t } = useLingui()
  const now = useNow()
  const { promisedOn, can } = request
  const isLate = needsNewDay(request)
  const startWith = { promisedOn: isLate ? '' : (promisedOn ?? ''), reason: '' }
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: dayBody,
    startWith,
    send: async (day) => {
      await commands.run.send({ kind: 'promise', ...day }, 'promise')
      session.markSaved()
      showToast.success(t`Ready-by day saved`)
    },
    idPrefix: 'promise-',
  })
  const session = useEditSession({
    edits: commands.edits,
    name: 'promise',
    form,
    values: startWith,
  })
  const typed = useWatch({ control: form.control, name: 'promisedOn' })
  if (!can.includes('promise')) return null
  const moved = promisedOn && t`The customer sees the new day immediately`
  const hint = isLate ? t`The customer sees it at once and gets an e-mail` : moved
  return (
    <Form {...formProps} className={styles.promise}>
      <Refusal message={refusal} />
      <TextField
        {...field('promisedOn')}
        type="date"
        min={dayOf(now)}
        label={isLate ? t`New day` : t`Ready by`}
        hint={hint}
      />
      <div aria-live="polite" className={styles.closed}>
        <ClosedDayWarning day={typed}>
          {(reason) => (
            <Trans>The office is closed on that day ({reason}). You can still save it.</Trans>
          )}
        </ClosedDayWarning>
      </div>
      {isLate && (
        <TextAreaField
          {...field('reason')}
          label={t`Reason for the customer (optional)`}
          hint={t`Shown on the customer’s page, not in the e-mail`}
          rows={2}
          maxLength={maxReasonLength}
        />
      )}
      <div>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          {isLate ? <Trans>GIVE A NEW DAY</Trans> : <Trans>SAVE DATE</Trans>}
        </Button>
      </div>
    </Form>
  )
}
