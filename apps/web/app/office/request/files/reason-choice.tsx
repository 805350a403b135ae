import { removalReasonKinds } from '@kakehashi/domain/request/file-removal'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { removalReasonLabels } from './removal-labels.ts'

/** Why a file is removed or moved. */
export function ReasonChoice(props: Omit<ComponentProps<typeof RadioGroup>, 'legend' | 'options'>) {
  const { t, i18n } = useLingui()
  return (
    <RadioGroup
      {...props}
      legend={t`Why?`}
      options={removalReasonKinds.map((value) => ({
        value,
        label: i18n._(removalReasonLabels[value]),
      }))}
    />
  )
}
