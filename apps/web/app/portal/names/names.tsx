import { Trans, useLingui } from '@lingui/react/macro'
import { useGetNamesQuery } from '../../api/names-api.ts'
import { isRefused } from '../../errors/refused-request.tsx'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { RefusedPage } from '../request/refused-page.tsx'
import { useBackToRequest } from '../request/use-back-to-request.tsx'
import type { Route } from './+types/names'
import { CheckNames } from './check-names.tsx'

/** Where the customer compares the names and dates with the passports. */
export default function Names({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData: sheet, ...query } = useGetNamesQuery(id, { refetchOnMountOrArgChange: true })
  const back = useBackToRequest(id)
  if (isRefused(query.error)) return <RefusedPage error={query.error} />
  return (
    <ColumnPage
      title={t`Check the names and dates`}
      lede={
        <Trans>
          They go into the translation exactly as they are here. Hold each passport beside the
          screen and compare letter by letter.
        </Trans>
      }
      back={back}
    >
      <Loaded query={{ ...query, data: sheet }} label={<Trans>Loading the names</Trans>} lines={8}>
        {(loaded) => <CheckNames sheet={loaded} />}
      </Loaded>
    </ColumnPage>
  )
}
