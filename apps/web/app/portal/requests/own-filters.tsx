import { type OwnRequestState, ownRequestStates } from '@kakehashi/contract/requests/requests'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { SelectField, TextField } from '@kakehashi/ui/field'
import type { AskedOwnRequests } from '../../api/requests-api.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import styles from './own-requests.module.css'

export type OwnFilters = ReturnType<typeof useOwnFilters>

/** Stored in the address, so that a filtered list is still there on the way back from a request. */
export function useOwnFilters() {
  const [parameters, setParameters] = useSearchParams()
  const typed = parameters.get('search') ?? ''
  const state = ownRequestStates.find((one) => one === parameters.get('state'))
  const search = useDebounced(typed.trim())

  // The address changes after a moment; until then another choice must not start from the old one.
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  }, [parameters])

  function show(next: URLSearchParams) {
    latest.current = next
    setParameters(next, { replace: true, preventScrollReset: true })
  }

  function choose(name: 'search' | 'state', value: string) {
    const next = new URLSearchParams(latest.current)
    if (value === '') next.delete(name)
    else next.set(name, value)
    show(next)
  }
  const asked: AskedOwnRequests = { ...(search && { search }), ...(state && { state }) }
  return {
    typed,
    state,
    asked,
    isFiltered: Object.keys(asked).length > 0,
    choose,
    clear: () => show(new URLSearchParams()),
  }
}

export function OwnFilterFields({ typed, state, choose }: OwnFilters) {
  const { t } = useLingui()
  const labels: Record<OwnRequestState, string> = {
    current: t`Current requests`,
    past: t`Completed or cancelled`,
  }
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={t`Search your requests`}
        hint={t`Order number, service or details`}
        value={typed}
        maxLength={100}
        onChange={({ target }) => choose('search', target.value)}
      />
      <SelectField
        label={t({ message: 'Show', context: 'which requests' })}
        value={state ?? ''}
        placeholder={t`All requests`}
        options={ownRequestStates.map((value) => ({ value, label: labels[value] }))}
        onChange={({ target }) => choose('state', target.value)}
      />
    </search>
  )
}
