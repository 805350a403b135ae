import { addressedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { Plural, Trans } from '@lingui/react/macro'
import { errorMessage } from '../../../../api/client/base-api.ts'
import { pagesOf } from '../../../../request/documents/file-facts.ts'
import { PricePer } from '../../../../request/price-per.tsx'
import { useServiceName } from '../../../../request/service-name.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { Loading } from '@kakehashi/ui/spinner'
import styles from '../../decision-panel.module.css'
import { MainButton } from '../../main-button.tsx'
import { EarlierQuotes } from './earlier-quotes.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { type PriceList, usePriceList } from './use-price-list.ts'

/** Submits the quote, or replaces an unpaid one, and opens the request at payment. */
export function QuoteForm({ request, commands }: StageFormProps) {
  const { list, error, isLoading, isFetching, refetch } = usePriceList(request)
  // Wait for the price list: arriving late, it would overwrite what was typed.
  if (isLoading) return <Loading label={<Trans>Loading the usual price</Trans>} lines={5} />
  return (
    <>
      {error === undefined ? (
        <UsualPrice request={request} list={list} />
      ) : (
        <Alert kind="error" onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessage(error)}
        </Alert>
      )}
      <QuoteFields
        request={request}
        commands={commands}
        list={list}
        send={async (quote) => {
          if (!(await commands.leave.confirm('quote'))) return false
          await commands.run.move({ kind: 'submitQuote', ...quote }, { form: 'quote' })
          return false
        }}
      >
        {(isSending) => (
          <MainButton
            commands={commands}
            type="submit"
            isBusy={isSending}
            then={<CustomerIsTold request={request} />}
          >
            <Trans>SUBMIT QUOTE</Trans>
          </MainButton>
        )}
      </QuoteFields>
      <EarlierQuotes request={request} />
    </>
  )
}

function CustomerIsTold({ request }: Pick<StageFormProps, 'request'>) {
  const name = addressedName(request, useLanguage())
  if (request.quote) return <Trans>{name} gets an e-mail and has to answer the new quote.</Trans>
  return <Trans>{name} gets an e-mail, and the request moves to Payment.</Trans>
}

function UsualPrice({
  request,
  list: { service },
}: Pick<StageFormProps, 'request'> & { list: PriceList }) {
  const { name } = useServiceName(request)
  const pages = request.serviceKind === 'translation' ? pagesOf(request.documents) : 0
  const price = service?.price !== undefined && (
    <PricePer amount={service.price} unit={service.priceUnit ?? 'order'} />
  )
  return (
    <p className={styles.hint}>
      <span>
        {price ? (
          <Trans>
            Usual price for {name}: {price}
          </Trans>
        ) : (
          <Trans>{name} has no usual price.</Trans>
        )}
      </span>
      {pages > 0 && (
        <span>
          <Plural value={pages} one="# page" other="# pages" />
        </span>
      )}
    </p>
  )
}
