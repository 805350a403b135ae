import { Trans, useLingui } from '@lingui/react/macro'
import { useGetTillQuery } from '../../../api/till-api.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import { CloseTill } from './close-till.tsx'
import { OpenTill } from './open-till.tsx'

/** The two drawers: opened with a count in the morning, closed with a count in the evening. */
export default function Till() {
  const { t } = useLingui()
  const { shortDateAndTime } = useDates()
  const query = useGetTillQuery()
  const open = query.data?.open
  const when = open && shortDateAndTime(open.openedAt)
  const name = open?.openedBy
  return (
    <OfficePage
      title={t`Till`}
      facts={
        open &&
        (name === undefined ? (
          <Trans>Opened {when}</Trans>
        ) : (
          <Trans>
            Opened {when} by {name}
          </Trans>
        ))
      }
      actions={<CounterTabs />}
    >
      <Loaded query={query} label={t`Loading the till`} lines={8}>
        {({ open: till, last }) =>
          till ? <CloseTill key={till._id} till={till} /> : <OpenTill last={last} />
        }
      </Loaded>
    </OfficePage>
  )
}
