import { addClosureBody } from '@kakehashi/contract/settings'
import { usualReasons } from '@kakehashi/domain/calendar/closed-days'
import { toWords } from '@kakehashi/domain/language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useDates } from '../../i18n/use-dates.ts'
import { useAddClosureMutation } from '../../api/settings-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import styles from './closures.module.css'

const blank = { from: '', until: '', reasonEn: '', reasonJa: '' }

export function ClosureForm() {
  const { t } = useLingui()
  const language = useLanguage()
  const { dayOf } = useDates()
  const today = dayOf(useNow())
  const [add] = useAddClosureMutation()
  // Resending the same form after a lost reply reuses the key, so the closure is added once. A
  // changed form gets a new key.
  const sending = useRef({ key: '', content: '' })
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: addClosureBody,
    startWith: blank,
    send: async (body) => {
      const content = JSON.stringify(body)
      if (sending.current.content !== content) {
        sending.current = { key: crypto.randomUUID(), content }
      }
      await add({ key: sending.current.key, body }).unwrap()
      sending.current = { key: '', content: '' }
      showToast.success(t`Closure added`)
      form.reset(blank)
    },
    refusedAt: { 'already-closed': 'from' },
  })
  const from = useWatch({ control: form.control, name: 'from' })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.pair}>
        <TextField {...field('from')} type="date" min={today} label={t`Closed on`} required />
        <TextField
          {...field('until')}
          type="date"
          min={from || today}
          label={t`Until`}
          hint={t`The last day, if the closure is longer than one day`}
          isOptional
        />
      </div>
      <fieldset className={styles.usual} aria-label={t`Common reasons`}>
        {usualReasons.map((reason) => (
          <Button
            key={reason.en}
            variant="line"
            size="small"
            onClick={() => {
              const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
              form.setValue('reasonEn', reason.en, options)
              form.setValue('reasonJa', reason.ja, options)
            }}
          >
            {toWords(reason)[language]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          {...field('reasonEn')}
          label={t`Reason in English`}
          autoComplete="off"
          required
        />
        <TextField
          {...field('reasonJa')}
          label={t`Reason in Japanese`}
          lang="ja"
          autoComplete="off"
          required
        />
      </div>
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>ADD CLOSURE</Trans>
        </Button>
      </div>
    </Form>
  )
}
