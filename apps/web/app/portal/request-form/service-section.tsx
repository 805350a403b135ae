import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { SelectField, TextAreaField } from '@kakehashi/ui/field'
import { Fieldset } from '@kakehashi/ui/form'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './request-form.module.css'

interface ServiceSectionProps {
  field: (
    name: 'requestItem' | 'details',
  ) => Partial<Pick<ComponentProps<'input'>, 'id' | 'name'>> & { error: string | undefined }
  services: readonly ServiceView[]
  isDisabled?: boolean
}

export function ServiceSection({ field, services, isDisabled = false }: ServiceSectionProps) {
  const { t } = useLingui()
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
        hint={t`Names as they should be spelled, what to translate, anything we should know`}
        isOptional
        readOnly={isDisabled}
        rows={5}
      />
    </Fieldset>
  )
}
