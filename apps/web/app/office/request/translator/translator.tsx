import type { OfficeRequest } from '../../../request/request-views.ts'
import { workWords } from '../../../request/service-kind-texts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from '../decision-panel.module.css'

export function TranslatorLine({ request }: { request: OfficeRequest }) {
  const value = <TranslatorName request={request} />
  return (
    <DefinitionList
      layout="sums"
      className={styles.sums}
      items={[{ label: <Person request={request} />, value }]}
    />
  )
}

function Person({ request }: { request: OfficeRequest }) {
  const { i18n } = useLingui()
  return i18n._(workWords[request.serviceKind].person)
}

export function TranslatorName({ request }: { request: OfficeRequest }) {
  if (request.translatorName) return request.translatorName
  return request.translator ? <Trans>Former staff member</Trans> : <Trans>Not assigned</Trans>
}
