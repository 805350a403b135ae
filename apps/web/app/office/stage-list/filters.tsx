import type { Stage } from '@kakehashi/domain/request/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type AskedRequests, useDashboardQuery } from '../../api/office-lists-api.ts'
import { useLanguage } from '../../frame/use-language.ts'
import { useServiceNames } from '../../request-parts/service-name.tsx'
import { Icon } from '../../ui/icon.tsx'
import { withFilter } from './asked.ts'
import styles from './filters.module.css'

interface FiltersProps {
  stage: Stage
  asked: AskedRequests
}

/** What narrows a list. It stands in the address, so that it can be kept, sent and gone back to. */
export function Filters({ stage, asked }: FiltersProps) {
  const [search, setSearch] = useSearchParams()
  // The address follows a moment later; a second press in that moment builds on the first.
  const wanted = useRef(search)
  useEffect(() => {
    wanted.current = search
  }, [search])
  function choose(name: string, value: string) {
    wanted.current = withFilter(wanted.current, name, value)
    setSearch(wanted.current, { replace: true, preventScrollReset: true })
  }
  const list = asked.stage === stage ? '' : (asked.stage ?? '')
  return (
    <fieldset className={styles['filters']}>
      <legend className="hush">
        <Trans>Show only</Trans>
      </legend>
      <ServiceChoice value={asked.service ?? ''} onChoose={(id) => choose('service', id)} />
      {stage !== 'complete' && (
        <Toggle isOn={asked.overdue} onTurn={(value) => choose('overdue', value)}>
          <Icon name="alert" />
          <Trans>Overdue</Trans>
        </Toggle>
      )}
      <Toggle isOn={asked.unread} onTurn={(value) => choose('unread', value)}>
        <Icon name="mail" />
        <Trans>Unread</Trans>
      </Toggle>
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
    </fieldset>
  )
}

interface ToggleProps {
  isOn: boolean | undefined
  /** '1' when it is turned on, otherwise empty. */
  onTurn: (value: string) => void
  children: ReactNode
}

function Toggle({ isOn = false, onTurn, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={isOn}
      onClick={() => onTurn(isOn ? '' : '1')}
    >
      {children}
      {isOn && <Icon name="check" />}
    </button>
  )
}

interface ServiceChoiceProps {
  value: string
  onChoose: (id: string) => void
}

/** Also those services that are no longer offered: their requests are still here. */
function ServiceChoice({ value, onChoose }: ServiceChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const known = useServiceNames()
  const services = useDashboardQuery(0).data?.industry ?? []
  const nameOf = (id: string) =>
    language === 'ja' ? known?.find(({ _id }) => _id === id)?.nameJa : undefined
  return (
    <span className={styles['service']}>
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
