import { historyGroups } from '@kakehashi/domain/history/event-texts'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { HistoryFilter } from '../../api/history-api.ts'
import { filterNames } from './filter-in.ts'
import { PersonFilter } from './person-filter.tsx'
import { useGroupLabels } from './use-group-labels.ts'
import styles from './history.module.css'

/** The filters are in the address, so that a filtered history can be bookmarked and linked. */
export function HistoryFilters({ filter }: { filter: HistoryFilter }) {
  const { t } = useLingui()
  const labels = useGroupLabels()
  const [, setSearch] = useSearchParams()
  const [person, setPerson] = useState(filter.person)

  function show(form: FormData) {
    const chosen = filterNames
      .map((name): [string, string] => {
        const value = name === 'person' ? person : form.get(name)
        return [name, typeof value === 'string' ? value : '']
      })
      .filter(([, value]) => value !== '')
    setSearch(chosen)
  }

  return (
    <form
      aria-label={t`Filter the history`}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        show(new FormData(event.currentTarget))
      }}
    >
      <PersonFilter personId={person} onChoose={setPerson} />
      <TextField
        name="order"
        label={t`Order number`}
        defaultValue={filter.order}
        maxLength={30}
        autoComplete="off"
      />
      <SelectField
        name="group"
        label={t`What`}
        defaultValue={filter.group ?? ''}
        placeholder={t`Everything`}
        options={historyGroups.map((value) => ({ value, label: labels[value] }))}
      />
      <TextField name="from" type="date" label={t`First day`} defaultValue={filter.from} />
      <TextField name="to" type="date" label={t`Last day`} defaultValue={filter.to} />
      <div className={styles.show}>
        <Button type="submit" size="small">
          <Trans>SHOW</Trans>
        </Button>
        {Object.keys(filter).length > 0 && (
          <ButtonLink to="/owner/history" variant="line" size="small">
            <Trans>CLEAR FILTERS</Trans>
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
