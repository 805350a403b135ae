import { priceText, roundToCents } from '@kakehashi/domain/money'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useGetPayQuery } from '../../api/pay-api.ts'
import { useUserInfo } from '../../session/use-user-info.ts'

/** What the contractor gets for this request, once it is agreed. */
export function OwnPay({ requestId }: { requestId: string }) {
  const isContractor = useUserInfo()?.isContractor === true
  const { data } = useGetPayQuery(requestId, { skip: !isContractor })
  const [pay] = data?.pays ?? []
  if (!pay) return null
  const amount = priceText(roundToCents(pay.amount))
  return (
    <p>
      <Trans>
        Your pay: <b>{amount}</b>
      </Trans>{' '}
      <Link to="/desk/pay">
        <Trans>My statements</Trans>
      </Link>
    </p>
  )
}
