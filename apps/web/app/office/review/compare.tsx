import { stagePath } from '@kakehashi/contract/screen-paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { useGetNamesQuery } from '../../api/names-api.ts'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { useGetReviewQuery } from '../../api/review-api.ts'
import { isRefused, RefusedRequest } from '../../errors/refused-request.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import type { Route } from './+types/compare'
import { Bench } from './bench.tsx'

/** Original, translation and names side by side, for whoever reviews it. */
export default function Compare({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui()
  // All three at once: none needs the reply of another.
  const request = useGetRequestQuery(id)
  const review = useGetReviewQuery(id)
  const names = useGetNamesQuery(id)
  const back = { to: stagePath('review', id), label: <Trans>The request</Trans> }
  const error = request.error ?? review.error
  if (isRefused(error)) return <RefusedRequest error={error} frame="office" back={back} />
  const office = request.currentData?.reader === 'office' ? request.currentData : undefined
  if (office && review.currentData && names.currentData) {
    const { currentData: shown } = review
    return <Bench key={id} request={office} review={shown} sheet={names.currentData} />
  }
  const failed = [request, review, names].find((query) => query.error !== undefined)
  return (
    <OfficePage title={t`Review`} back={back}>
      <Loaded
        query={{ ...(failed ?? request), data: undefined }}
        label={<Trans>Loading the review</Trans>}
        lines={12}
      >
        {() => null}
      </Loaded>
    </OfficePage>
  )
}
