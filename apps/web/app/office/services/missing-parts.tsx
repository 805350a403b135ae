import type { ServiceView } from '@kakehashi/contract/services/services'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'

/** What a draft needs before it can be published, as a list. */
export function MissingParts({ service }: { service: ServiceView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const parts = [
    service.name === '' && t`name`,
    service.description === '' && t`description`,
    service.price === undefined && t`price`,
  ].filter((part) => part !== false)
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
  return <span>{t`Missing: ${list}`}</span>
}
