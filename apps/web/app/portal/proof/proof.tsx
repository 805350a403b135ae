import { Trans, useLingui } from '@lingui/react/macro'
import { useGetProofQuery } from '../../api/proofs-api.ts'
import { isRefused } from '../../errors/refused-request.tsx'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { RefusedPage } from '../request/refused-page.tsx'
import { useBackToRequest } from '../request/use-back-to-request.tsx'
import type { Route } from './+types/proof'
import { ReadProof } from './read-proof.tsx'

/** Where the customer reads the proof copy, and approves it or asks for a change. */
export default function Proof({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData: proof, ...query } = useGetProofQuery(id, { refetchOnMountOrArgChange: true })
  const back = useBackToRequest(id)
  if (isRefused(query.error)) return <RefusedPage error={query.error} />
  return (
    <ColumnPage
      title={t`Your proof copy`}
      lede={<Trans>Read the translation once more. We finish it when you approve it.</Trans>}
      isWide
      back={back}
    >
      <Loaded
        query={{ ...query, data: proof }}
        label={<Trans>Loading the proof copy</Trans>}
        lines={8}
      >
        {(loaded) => <ReadProof reply={loaded} />}
      </Loaded>
    </ColumnPage>
  )
}
