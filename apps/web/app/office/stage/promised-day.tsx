import { promiseDay } from '@kakehashi/contract/request-commands'
import { tokyoDay } from '@kakehashi/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { Refusal } from '../../forms/refusal.tsx'
import { useSendingForm } from '../../forms/use-sending-form.ts'
import { useNow } from '../../frame/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './more.module.css'
import type { StageFormProps } from './stage-form.ts'
import { useFollowing } from './use-following.ts'

const dayBody = promiseDay.body.pick({ promisedOn: true })

/** The day the customer is told it will be ready; they are told again when it moves. */
export function PromisedDay({ request, acting }: StageFormProps) {
  const { t } = useLingui()
  const now = useNow()
  const { promisedOn, can } = request
  const startWith = { promisedOn: promisedOn ?? '' }
  const { form, field, formProps, isSending, refusal } = useSendingForm({
    schema: dayBody,
    startWith,
    send: async (day) => {
      await acting.send({ kind: 'promise', ...day }, 'promise')
      showToast.success(t`Ready-by day saved`)
    },
    idPrefix: 'promise-',
  })
  useFollowing(startWith.promisedOn, acting.isTypedIn('promise'), () => form.reset(startWith))
  if (!can.includes('promise')) return null
  return (
    <Form {...formProps} name="promise" className={styles['promise']}>
      <Refusal words={refusal} />
      <TextField
        {...field('promisedOn')}
        type="date"
        min={tokyoDay(now)}
        label={t`Ready by`}
        hint={promisedOn ? t`The customer sees the new day at once` : undefined}
      />
      <div>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>SAVE DATE</Trans>
        </Button>
      </div>
    </Form>
  )
}
