import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'

/** Where we meet customers who name no other place, as it stands within a sentence. */
export function useMeetingPlace(): string {
  const { t } = useLingui()
  const { meetingPlace, directions } = useOffice()
  const language = useLanguage()
  const gate = directions.gate[language]
  if (meetingPlace[language] !== '') return meetingPlace[language]
  return gate === '' ? t`a place we agree on` : t`outside ${gate}`
}
