import { useDates } from '../../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { workWords } from '../../../request/service-kind-texts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from '../decision-panel.module.css'

export function TranslatorLine({ request }: { request: OfficeRequest }) {
  const value = (
    <>
      <TranslatorName request={request} />
      <Acceptance request={request} />
    </>
  )
  return (
    <DefinitionList
      layout="sums"
      className={styles.sums}
      items={[{ label: <Person request={request} />, value }]}
    />
  )
}

/** Whether the translator has said yes, while it matters. */
function Acceptance({ request: { stage, closedAt, translator, acceptedAt } }: OfRequest) {
  const { officeDateAndTime } = useDates()
  if (stage !== 'translate' || closedAt !== undefined || translator === undefined) return null
  if (acceptedAt === undefined) {
    return (
      <small className={styles.acceptance}>
        <Trans>Not accepted yet</Trans>
      </small>
    )
  }
  return (
    <small className={styles.acceptance} title={officeDateAndTime(acceptedAt)}>
      <Trans context="work">Accepted</Trans>
    </small>
  )
}

interface OfRequest {
  request: OfficeRequest
}

function Person({ request }: OfRequest) {
  const { i18n } = useLingui()
  return i18n._(workWords[request.serviceKind].person)
}

export function TranslatorName({ request }: { request: OfficeRequest }) {
  if (request.translatorName) return request.translatorName
  return request.translator ? <Trans>Former staff member</Trans> : <Trans>Not assigned</Trans>
}
