import type { Language } from '@kakehashi/domain/language'
import { Trans, useLingui } from '@lingui/react/macro'
import { documentLanguageLabels } from '../request-labels.ts'

/** 'Customer reads Japanese' */
export function CustomerLanguage({ language }: { language: Language }) {
  const { i18n } = useLingui()
  const name = i18n._(documentLanguageLabels[language])
  return <Trans>Customer reads {name}</Trans>
}
