import type { OfficeRequest } from '../../../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from '../decision-panel.module.css'

export function TranslatorLine({ request }: { request: OfficeRequest }) {
  const value = <TranslatorName request={request} />
  return (
    <DefinitionList
      layout="sums"
      className={styles.sums}
      items={[{ label: <Trans>Translator</Trans>, value }]}
    />
  )
}

export function TranslatorName({ request }: { request: OfficeRequest }) {
  if (request.translatorName) return request.translatorName
  return request.translator ? <Trans>Former staff member</Trans> : <Trans>Not assigned</Trans>
}
