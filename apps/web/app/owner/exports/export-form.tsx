import { askForExport } from '@kakehashi/contract/exports'
import { exportKinds } from '@kakehashi/domain/data-files/exports'
import { monthOf } from '@kakehashi/domain/calendar/day'
import { Button } from '@kakehashi/ui/button'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAskForExportMutation } from '../../api/exports-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { kindLabels } from './kind-labels.ts'
import styles from './exports.module.css'

export function ExportForm() {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const lastMonth = monthOf(dayOf(useNow()), -1)
  const [ask] = useAskForExportMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: askForExport.body,
    startWith: { kind: 'requests', format: 'xlsx', ...lastMonth },
    send: (body) => ask(body).unwrap(),
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <SelectField
        {...field('kind')}
        label={t`What`}
        options={exportKinds.map((value) => ({ value, label: t(kindLabels[value]) }))}
        hint={t`Requests by the day they came in, payments by the day they were recorded, customers by the day they joined`}
      />
      <div className={styles.days}>
        <TextField {...field('from')} type="date" label={t`First day`} required />
        <TextField {...field('to')} type="date" label={t`Last day`} required />
      </div>
      <RadioGroup
        {...field('format')}
        legend={<Trans>Format</Trans>}
        options={[
          {
            value: 'xlsx',
            label: <Trans>Excel (XLSX)</Trans>,
            hint: <Trans>Amounts, days and phone numbers stay what they are</Trans>,
          },
          {
            value: 'csv',
            label: <Trans>CSV</Trans>,
            hint: (
              <Trans>
                For other programs. Texts that a spreadsheet would compute begin with an apostrophe
              </Trans>
            ),
          },
        ]}
      />
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>EXPORT</Trans>
        </Button>
      </div>
    </Form>
  )
}
