import { type ExtraView, saveExtraBody } from '@kakehashi/contract/services/extras'
import { extraUnits } from '@kakehashi/domain/price-list/rates'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { z } from 'zod'
import { useSaveExtraMutation } from '../../api/extras-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField, SelectField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import styles from './extras.module.css'
import { extraUnitNames } from './price-unit-names.ts'
import { toPrice } from './service-values.ts'

interface ExtraFormProps {
  /** Absent for a new extra. */
  extra?: ExtraView
  onSaved: () => void
  onCancel: () => void
}

export function ExtraForm({ extra, onSaved, onCancel }: ExtraFormProps) {
  const { t, i18n } = useLingui()
  // Chosen here, so that an extra that is sent again after a lost reply is added once.
  const [extraId] = useState(() => extra?._id ?? crypto.randomUUID())
  const [save] = useSaveExtraMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm<
    z.input<typeof saveExtraBody>,
    z.output<typeof saveExtraBody>
  >({
    schema: saveExtraBody,
    startWith: {
      name: extra?.name ?? '',
      nameJa: extra?.nameJa ?? '',
      unit: extra?.unit ?? 'each',
      isCopy: extra?.isCopy ?? false,
      ...(extra && { price: extra.price }),
    },
    send: async () => {
      // The values of the form: the API parses them again and expects dollars.
      await save({ extraId, body: form.getValues() }).unwrap()
      showToast.success(t`Extra saved`)
      onSaved()
    },
    idPrefix: `${extra?._id ?? 'new-extra'}-`,
  })
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <div className={styles.fields}>
        <TextField {...field('name')} label={t`Name of the extra`} autoComplete="off" required />
        <TextField
          {...field('nameJa')}
          label={t`Name of the extra in Japanese`}
          lang="ja"
          autoComplete="off"
          required
        />
        <TextField
          {...field('price', { setValueAs: toPrice })}
          label={t`Price of the extra`}
          unit="$"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SelectField
          {...field('unit')}
          label={t`Charged`}
          options={extraUnits.map((unit) => ({ value: unit, label: i18n._(extraUnitNames[unit]) }))}
        />
      </div>
      <CheckboxField
        {...field('isCopy')}
        label={t`The price of a copy of a translation that the customer has`}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          {extra ? <Trans>SAVE EXTRA</Trans> : <Trans>ADD EXTRA</Trans>}
        </Button>
        <Button variant="line" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}
