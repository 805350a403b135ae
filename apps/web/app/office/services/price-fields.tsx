import { priceUnits } from '@kakehashi/domain/price-list/rates'
import { type ServiceKind, serviceKinds } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { CheckboxField, SelectField, TextField } from '@kakehashi/ui/field'
import { Fieldset } from '@kakehashi/ui/form'
import { priceUnitNames } from './price-unit-names.ts'
import { serviceKindNames } from './service-kind-names.ts'
import styles from './service-form.module.css'
import { toDays, toOptionalPrice, toPrice } from './service-values.ts'

type Name =
  | 'price'
  | 'priceUnit'
  | 'minimumPrice'
  | 'usualWorkingDays'
  | 'kind'
  | 'quotesItself'
  | 'quoteCeiling'

interface PriceFieldsProps {
  field: (
    name: Name,
    options?: { setValueAs: (typed: string) => unknown },
  ) => Partial<Pick<ComponentProps<'input'>, 'id' | 'name'>> & { error: string | undefined }
  labels: Readonly<Record<Name, string>>
  /** What is chosen now. */
  chosen: { readonly kind?: ServiceKind | undefined; readonly quotesItself?: boolean | undefined }
}

export function PriceFields({ field, labels, chosen }: PriceFieldsProps) {
  const { t, i18n } = useLingui()
  const money = { unit: '$', inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <Fieldset legend={<Trans>Price and working days</Trans>}>
        <div className={styles.pair}>
          <TextField
            {...field('price', { setValueAs: toPrice })}
            label={labels.price}
            hint={t`Quotes start with this price. Visitors see it only if the office publishes prices`}
            {...money}
            required
          />
          <SelectField
            {...field('priceUnit')}
            label={labels.priceUnit}
            hint={t`Pages are those that we count in PDF files`}
            options={priceUnits.map((unit) => ({
              value: unit,
              label: i18n._(priceUnitNames[unit]),
            }))}
          />
          <TextField
            {...field('minimumPrice', { setValueAs: toOptionalPrice })}
            label={labels.minimumPrice}
            hint={t`The least that a quote starts with`}
            isOptional
            {...money}
          />
          <TextField
            {...field('usualWorkingDays', { setValueAs: toDays })}
            label={labels.usualWorkingDays}
            hint={t`0 is the same day`}
            inputMode="numeric"
            autoComplete="off"
          />
          <SelectField
            {...field('kind')}
            label={labels.kind}
            hint={t`Screens and e-mails speak of a translation or of an interpretation`}
            options={serviceKinds.map((kind) => ({
              value: kind,
              label: i18n._(serviceKindNames[kind]),
            }))}
          />
        </div>
      </Fieldset>
      {chosen.kind !== 'interpretation' && (
        <Fieldset
          legend={<Trans>Automatic quotes</Trans>}
          hint={
            <Trans>
              The customer gets the quote as soon as the documents are checked for viruses, without
              a deposit. If pages cannot be counted, the price is above the limit or there is no
              document, the request waits for you as usual.
            </Trans>
          }
        >
          <CheckboxField {...field('quotesItself')} label={labels.quotesItself} />
          {chosen.quotesItself && (
            <div className={styles.pair}>
              <TextField
                {...field('quoteCeiling', { setValueAs: toOptionalPrice })}
                label={labels.quoteCeiling}
                hint={t`Higher prices wait for you`}
                {...money}
                required
              />
            </div>
          )}
        </Fieldset>
      )}
    </>
  )
}
