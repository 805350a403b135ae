import { lazy, Suspense } from 'react'
import { useAskedProof } from '../../session/asked-proof.ts'

// Rarely needed, so it is loaded when it is asked for.
const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/** Shows the dialog that asks who is at the screen, above whatever else is open. */
export function ProofHost() {
  const asked = useAskedProof()
  return (
    asked && (
      <Suspense>
        <ProofDialog proof={asked.proof} onEnd={asked.answer} />
      </Suspense>
    )
  )
}
