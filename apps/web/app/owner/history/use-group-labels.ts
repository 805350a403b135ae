import type { HistoryGroup } from '@kakehashi/domain/history/event-texts'
import { useLingui } from '@lingui/react/macro'

export function useGroupLabels(): Readonly<Record<HistoryGroup, string>> {
  const { t } = useLingui()
  return {
    requests: t`Requests`,
    messages: t`Messages and notes`,
    readings: t`Who read which document`,
    files: t`Files`,
    money: t`Money`,
    people: t`People`,
    'sign-ins': t`Logins`,
    counter: t`Waiting numbers`,
    glossary: t`Glossary and memory`,
    data: t`Exports and imports`,
    office: t`Settings and services`,
  }
}
