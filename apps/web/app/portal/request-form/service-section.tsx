import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { SelectField, TextAreaField } from '@kakehashi/ui/field'
import { Fieldset } from '@kakehashi/ui/form'
import { useLanguage } from '@kakehashi/ui/use-language'
import { workWords } from '../../request/service-kind-texts.ts'
import styles from './request-form.module.css'

interface ServiceSectionProps {
  field: (
    name: 'requestItem' | 'details',
  ) => Partial<Pick<ComponentProps<'input'>, 'id' | 'name'>> & { error: string | undefined }
  services: readonly ServiceView[]
  /** The chosen one. */
  service: ServiceView | undefined
  isDisabled?: boolean
}

export function ServiceSection({
  field,
  services,
  service,
  isDisabled = false,
}: ServiceSectionProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const nameOf = (one: ServiceView) => (language === 'ja' && one.nameJa) || one.name
  return (
    <Fieldset legend={<Trans>What can we do for you?</Trans>}>
      <SelectField
        {...field('requestItem')}
        label={t`Service`}
        className={styles.choice}
        placeholder={t`Choose a service`}
        options={services.map((one) => ({ value: one.name, label: nameOf(one) }))}
      />
      <TextAreaField
        {...field('details')}
        label={t`Details`}
        hint={i18n._(workWords[service?.kind ?? 'translation'].detailsHint)}
        isOptional
        readOnly={isDisabled}
        rows={5}
      />
    </Fieldset>
  )
}
