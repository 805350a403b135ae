import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Fold } from '../../../fold.tsx'
import { QuoteFields } from './quote-fields.tsx'
import type { SentQuote } from './quote-values.ts'
import { usePriceList } from './use-price-list.ts'

/** Replaces a sent quote that is not paid yet; the customer gets a notice. */
export function ChangeQuote({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { list } = usePriceList(request)

  async function replace(quote: SentQuote) {
    await commands.run.send({ kind: 'submitQuote', ...quote }, 'quote')
    setOpen(false)
    showToast.success(t`Quote added`)
    return true
  }

  return (
    <Fold
      title={<Trans>Change the quote</Trans>}
      isOpen={isOpen}
      isDirty={commands.edits.has('quote')}
      onToggle={setOpen}
    >
      <QuoteFields request={request} commands={commands} list={list} send={replace}>
        {(isSending) => (
          <div>
            <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
              <Trans>REPLACE THE QUOTE</Trans>
            </Button>
            <p>
              <Trans>The customer gets an e-mail and has to answer again.</Trans>
            </p>
          </div>
        )}
      </QuoteFields>
    </Fold>
  )
}
