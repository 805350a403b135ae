import {
  type Delivery,
  deliveryWays,
  type DeliveryWay,
  postalCountries,
} from '@kakehashi/domain/request/delivery'
import { countryName } from '@kakehashi/domain/office'
import { useOffice } from '@kakehashi/layouts/office'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { SelectField, TextAreaField, TextField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { deliveryLabel, postalAddressHints, postalCountryLabels } from './delivery-labels.ts'
import { usePostageHint } from './use-postage-hint.ts'
import { useMeetingPlace } from './use-meeting-place.ts'
import styles from './delivery.module.css'

export interface DeliveryFieldsProps {
  field: (
    name: keyof Delivery,
  ) => Partial<Pick<ComponentProps<'input'>, 'id' | 'name'>> & { error: string | undefined }
  /** The legend for customers. */
  question: string
  /** What is chosen now, which decides the other fields. */
  chosen: { delivery?: string | null | undefined; postalCountry?: string | null | undefined }
  isDisabled?: boolean | undefined
  /** Without the explanations for customers. */
  isForStaff?: boolean | undefined
}

/** How the customer wants the translation, and what that way needs. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { field, question, chosen, isDisabled, isForStaff } = props
  const { t, i18n } = useLingui()
  const hints = useWayHints()
  return (
    <>
      <RadioGroup
        {...field('delivery')}
        legend={isForStaff ? t`Delivery` : question}
        isLegendHidden
        className={styles.ways}
        options={deliveryWays.map((value) => ({
          value,
          label: i18n._(deliveryLabel(value)),
          hint: isForStaff ? undefined : hints[value],
        }))}
      />
      {chosen.delivery === 'post' && (
        <PostalFields
          field={field}
          chosen={chosen}
          isDisabled={isDisabled}
          isForStaff={isForStaff}
        />
      )}
      {chosen.delivery === 'meeting' && <MeetingField field={field} isDisabled={isDisabled} />}
    </>
  )
}

function useWayHints(): Readonly<Record<DeliveryWay, string>> {
  const { t } = useLingui()
  const { directions, address } = useOffice()
  const language = useLanguage()
  const gate = directions.gate[language]
  const country = countryName(address.country, language)
  return {
    counter: t`During our opening hours, without an appointment`,
    download: t`A PDF on your request page, if a copy is enough for you`,
    post: t`Free within ${country}. Also to APO, FPO and DPO addresses and to most other countries`,
    meeting: gate ? t`Outside ${gate}, or at another place we agree on` : t`At a place we agree on`,
  }
}

function PostalFields(props: Omit<DeliveryFieldsProps, 'question'>) {
  const { field, chosen, isDisabled, isForStaff } = props
  const { t, i18n } = useLingui()
  const country = postalCountries.find((one) => one === chosen.postalCountry)
  const postage = usePostageHint(country)
  return (
    <>
      <TextField
        {...field('recipient')}
        label={t`Name on the envelope`}
        autoComplete="shipping name"
        readOnly={isDisabled}
        className={styles.short}
      />
      <SelectField
        {...field('postalCountry')}
        label={t`Country`}
        hint={isForStaff ? undefined : postage}
        placeholder={t`Choose a country`}
        className={styles.short}
        options={postalCountries.map((value) => ({
          value,
          label: i18n._(postalCountryLabels[value]),
        }))}
      />
      <TextField
        {...field('postalCode')}
        label={country === 'US' ? t`ZIP code` : t`Postal code`}
        isOptional={country === 'other'}
        autoComplete="shipping postal-code"
        readOnly={isDisabled}
        className={styles.code}
      />
      <TextAreaField
        {...field('postalAddress')}
        label={t`Address`}
        hint={country && i18n._(postalAddressHints[country])}
        autoComplete="shipping street-address"
        readOnly={isDisabled}
        rows={3}
        className={styles.short}
      />
    </>
  )
}

function MeetingField({ field, isDisabled }: Omit<DeliveryFieldsProps, 'question' | 'chosen'>) {
  const { t } = useLingui()
  const usual = useMeetingPlace()
  return (
    <TextField
      {...field('meetingPlace')}
      label={t`Where?`}
      hint={t`Leave it empty for our usual place: ${usual}. We agree on the time with you.`}
      isOptional
      readOnly={isDisabled}
      className={styles.short}
    />
  )
}
