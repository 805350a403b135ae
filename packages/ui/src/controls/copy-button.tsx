import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './button.tsx'

type Outcome = 'copied' | 'refused'

/** Says whether it worked, because some browsers refuse the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <>
      <Button variant="line" size="small" onClick={() => void copy()}>
        {outcome === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <output className={outcome === 'refused' ? undefined : 'hush'}>
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'refused' && (
          <Trans>Your browser could not copy this. Please write it down.</Trans>
        )}
      </output>
    </>
  )
}
