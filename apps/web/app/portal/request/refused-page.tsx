import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { RefusedRequest } from '../../errors/refused-request.tsx'

/** For a customer's page about a request that they cannot see. */
export function RefusedPage({ error }: Pick<ComponentProps<typeof RefusedRequest>, 'error'>) {
  const back = { to: '/profile/myrequests', label: <Trans>My Requests</Trans> }
  return <RefusedRequest error={error} frame="site" back={back} />
}
