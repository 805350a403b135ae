import { Trans } from '@lingui/react/macro'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from '../../decision-panel.module.css'
import type { OfficeRequest } from '../../commands/office-request.ts'
import { TranslatorName } from './translator-name.tsx'

export function TranslatorLine({ request }: { request: OfficeRequest }) {
  const value = <TranslatorName request={request} />
  return (
    <DefinitionList
      layout="sums"
      className={styles['sums']}
      items={[{ label: <Trans>Translator</Trans>, value }]}
    />
  )
}
