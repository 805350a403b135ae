import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGetHandOverQuery } from '../../../api/hand-overs-api.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import { Collector } from './collector.tsx'
import { FindPerson } from './find-person.tsx'
import { isReady } from './hand-over-choice.ts'
import { HandedOver } from './handed-over.tsx'
import type { HandedOver as Done } from './use-hand-over.ts'
import styles from './hand-over.module.css'

/** Who stands at the counter, what is here for them, and one press that hands it over. */
export default function HandOver() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const userId = search.get('person') ?? ''
  const [isByCode, setByCode] = useState(false)
  const [last, setLast] = useState<Done>()
  // A new field for the next customer.
  const [visit, setVisit] = useState(0)
  const { currentData: data, ...query } = useGetHandOverQuery(userId, {
    skip: userId === '',
    refetchOnMountOrArgChange: true,
  })
  const ready = data?.orders.filter(isReady).length ?? 0
  const all = data?.orders.length ?? 0

  function open(person: string, isCode: boolean) {
    setByCode(isCode)
    setSearch({ person })
  }

  function close(done?: Done) {
    setLast(done)
    setSearch({})
    setVisit(visit + 1)
  }

  return (
    <OfficePage
      title={t`Hand-over`}
      facts={
        userId !== '' &&
        data && (
          <Plural
            value={all}
            one={`${ready} of # order ready`}
            other={`${ready} of # orders ready`}
          />
        )
      }
      actions={<CounterTabs />}
    >
      <div className={styles.columns}>
        <FindPerson key={visit} isStart={userId === ''} onFound={open}>
          {userId === '' && last && <HandedOver {...last} />}
        </FindPerson>
        {userId !== '' && (
          <Loaded query={{ ...query, data }} label={t`Loading this person`} lines={8}>
            {(view) => (
              <Collector
                key={userId}
                view={view}
                isByCode={isByCode}
                onDone={close}
                onClose={() => close()}
              />
            )}
          </Loaded>
        )}
      </div>
    </OfficePage>
  )
}
