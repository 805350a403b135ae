import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import { type AskedRequests } from '../../api/requests-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useServiceNames } from '../../request/service-name.tsx'
import { Icon } from '@kakehashi/ui/icon'
import { FilterSet, Toggle, UnreadToggle, useFilterChoice } from './filter-parts.tsx'
import styles from './filters.module.css'

interface FiltersProps {
  stage: Stage
  asked: AskedRequests
}

export function Filters({ stage, asked }: FiltersProps) {
  const choose = useFilterChoice()
  const list = asked.stage === stage ? '' : (asked.stage ?? '')
  return (
    <FilterSet>
      <ServiceChoice value={asked.service ?? ''} onChoose={(id) => choose('service', id)} />
      {stage !== 'complete' && (
        <Toggle isOn={asked.overdue} onTurn={(value) => choose('overdue', value)}>
          <Icon name="alert" />
          <Trans>Overdue</Trans>
        </Toggle>
      )}
      <UnreadToggle isOn={asked.unread} choose={choose} />
      {stage === 'complete' && (
        <>
          <Toggle
            isOn={list === 'balance-due'}
            onTurn={(value) => choose('list', value && 'balance-due')}
          >
            <Trans>Balance due</Trans>
          </Toggle>
          <Toggle
            isOn={list === 'cancelled'}
            onTurn={(value) => choose('list', value && 'cancelled')}
          >
            <Trans>Cancelled</Trans>
          </Toggle>
        </>
      )}
    </FilterSet>
  )
}

interface ServiceChoiceProps {
  value: string
  onChoose: (id: string) => void
}

/** Includes withdrawn services, because they can still have requests. */
function ServiceChoice({ value, onChoose }: ServiceChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const serviceNames = useServiceNames()
  const services = useDashboardQuery(0).data?.industry ?? []
  const nameOf = (id: string) =>
    language === 'ja' ? serviceNames?.find(({ _id }) => _id === id)?.nameJa : undefined
  return (
    <span className={styles.service}>
      <select
        aria-label={t`Service`}
        value={services.some(({ service }) => service === value) ? value : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t`All services`}</option>
        {services.map(({ service, name }) => (
          <option key={service} value={service}>
            {nameOf(service) ?? name}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  )
}
