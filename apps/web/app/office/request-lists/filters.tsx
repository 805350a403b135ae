import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDashboardQuery } from '../../api/dashboard-api.ts'
import { type AskedRequests } from '../../api/requests-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useServiceNames } from '../../request/service-name.tsx'
import { Icon } from '@kakehashi/ui/icon'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useAllTranslators } from '../translators/use-all-translators.ts'
import { FilterSet, Toggle, UnreadToggle, useFilterChoice } from './filter-parts.tsx'
import styles from './filters.module.css'

interface FiltersProps {
  /** 'due' is the list of what is due at any stage. */
  stage: Stage | 'due'
  asked: AskedRequests
}

export function Filters({ stage, asked }: FiltersProps) {
  const choose = useFilterChoice()
  const list = asked.stage === stage ? '' : (asked.stage ?? '')
  return (
    <FilterSet>
      <ServiceChoice value={asked.service ?? ''} onChoose={(id) => choose('service', id)} />
      <TranslatorChoice value={asked.assignee ?? ''} onChoose={(id) => choose('translator', id)} />
      {stage !== 'complete' && stage !== 'due' && (
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

interface ChoiceProps {
  value: string
  onChoose: (id: string) => void
}

/** Includes withdrawn services, because they can still have requests. */
function ServiceChoice({ value, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const serviceNames = useServiceNames()
  const services = useDashboardQuery(0).data?.industry ?? []
  const nameOf = (id: string) =>
    language === 'ja' ? serviceNames?.find(({ _id }) => _id === id)?.nameJa : undefined
  return (
    <span className={styles.choice}>
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

function TranslatorChoice({ value, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const people = useAllTranslators().data?.pages.flatMap(({ items }) => items) ?? []
  const isKnown = value === 'nobody' || people.some(({ _id }) => _id === value)
  return (
    <span className={styles.choice}>
      <select
        aria-label={t`Translator`}
        value={isKnown ? value : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t`All translators`}</option>
        <option value="nobody">{t`Without a translator`}</option>
        {people.map((person) => (
          <option key={person._id} value={person._id}>
            {lastFirst(person)}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  )
}
