import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { requestPath, stagePath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useGetAgainQuery } from '../../api/order-again-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { AgainForm } from './again-form.tsx'
import { WhyNot } from './why-not.tsx'

interface AgainSheetProps {
  requestId: string
  onClose: () => void
}

/** What can be ordered again, at which price. Then the page of the new order. */
export default function AgainSheet({ requestId, onClose }: AgainSheetProps) {
  const { currentData: data, ...query } = useGetAgainQuery(requestId, {
    refetchOnMountOrArgChange: true,
  })
  const navigate = useNavigate()

  async function show(created: RequestDetail) {
    onClose()
    const { reader, stage, _id } = created
    if (reader === 'office') return navigate(stagePath(stage, _id))
    return navigate(requestPath(_id), { state: { isJustSent: true } })
  }

  return (
    <Loaded query={{ ...query, data }} label={<Trans>Loading the prices</Trans>} lines={4}>
      {(offer) =>
        offer.obstacle ? (
          <WhyNot obstacle={offer.obstacle} serviceSlug={offer.serviceSlug} />
        ) : (
          <AgainForm offer={offer} onOrdered={show} onClose={onClose} />
        )
      }
    </Loaded>
  )
}
